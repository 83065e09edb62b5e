export async function measureFirstPaint(): Promise<void> {}
