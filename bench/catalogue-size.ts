export async function measureCatalogueSize(): Promise<void> {}
