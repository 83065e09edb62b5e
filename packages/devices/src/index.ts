export * from "./device.ts";
export * from "./recognise.ts";
export { createDeviceSearch, type DeviceSearch } from "./search.ts";
