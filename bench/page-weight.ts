export async function measurePageWeight(): Promise<void> {}
