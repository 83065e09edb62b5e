export {
  type DeviceWithPush,
  dropPushToken,
  findDevicesOf,
  findLastTimeZone,
  holdDevice,
} from "./devices.repository.ts";
export { mountDevices } from "./devices.routes.ts";
