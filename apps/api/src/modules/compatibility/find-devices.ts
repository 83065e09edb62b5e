import type { CompatibleDevice, DeviceCategory } from "@rihla/contract";

type Wanted = { category?: DeviceCategory | undefined; q?: string | undefined };

const mostAnswers = 40;
let prepared: ReturnType<typeof prepare> | undefined;

/** All devices of a category or of all, phones first; with `q` those that it may mean, best first. */
export async function findDevices({ category, q }: Wanted): Promise<CompatibleDevice[]> {
  prepared ??= prepare();
  const { devices, search } = await prepared;
  const ofCategory = (list: readonly CompatibleDevice[]) =>
    list.filter((device) => category === undefined || device.category === category);
  return q === undefined ? ofCategory(devices) : ofCategory(search(q)).slice(0, mostAnswers);
}

/** Not before somebody asks: a worker never does. */
async function prepare() {
  const { createDeviceSearch, readDevices } = await import("@rihla/devices");
  const devices = readDevices();
  const search = createDeviceSearch(devices);
  const shown = new Map(devices.map((device) => [device, { ...device, exceptions: [...device.exceptions] }]));
  return {
    devices: [...shown.values()],
    search: (typed: string): CompatibleDevice[] => search(typed).flatMap((device) => shown.get(device) ?? []),
  };
}
