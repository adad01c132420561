import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * After the build: every text file that browsers fetch gets a brotli and a gzip copy beside it, made
 * once with the most effort, so that the server never compresses a file while a visitor waits.
 */
const folder = path.join(import.meta.dirname, 'build/client');
const compressible = /\.(?:js|css|svg|json|webmanifest|vtt|txt)$/;

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !compressible.test(entry.name)) continue;
  const file = path.join(entry.parentPath, entry.name);
  const content = readFileSync(file);
  // Below this the headers of a compressed answer cost what the compression saves.
  if (content.length < 512) continue;
  const brotli = brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
