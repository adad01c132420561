import { crc32 } from 'node:zlib';

const SIGNATURE_BYTES = 8;
/** A chunk begins with its length and its kind. A checksum follows its data. */
const HEAD_BYTES = 8;
const CHECKSUM_BYTES = 4;

/** Whether each chunk of a PNG has the right checksum, and the last one is there. */
export function isWholePng(png: Buffer): boolean {
  for (let start = SIGNATURE_BYTES; start + HEAD_BYTES <= png.length; ) {
    const end = start + HEAD_BYTES + png.readUInt32BE(start);
    if (end + CHECKSUM_BYTES > png.length) return false;
    const withKind = png.subarray(start + 4, end);
    if (crc32(withKind) !== png.readUInt32BE(end)) return false;
    if (withKind.toString('latin1', 0, 4) === 'IEND') return true;
    start = end + CHECKSUM_BYTES;
  }
  return false;
}
