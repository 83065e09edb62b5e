export {
  type BlockRow,
  deleteEndedBlocks,
  endBlock,
  endBlockOf,
  findBlocks,
  findBlocksOf,
  findDevices,
  findFactsOf,
  findStanding,
  holdBlocks,
  insertBlock,
  isDevice,
  lockBlock,
} from "./blocks.repository.ts";
export { type Fact, isErased, readFact } from "./facts.ts";
export { eraseBlocks } from "./forget-blocks.ts";
export { isBlocked, type Suspect } from "./is-blocked.ts";
export { isPublic, isTooWide, overlap, readNetwork } from "./networks.ts";
