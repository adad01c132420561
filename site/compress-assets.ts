import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import sharp from 'sharp';

// After the build every text file that browsers fetch gets a brotli and a gzip copy, so that the server
// never compresses a file while a visitor waits.
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

// The site's own images get an AVIF copy, half as large (`server/static-files.ts`). Vite puts a hash of
// the content into their names, so copies can be kept and only a new image costs time.
const kept = path.join(import.meta.dirname, 'node_modules/.cache/own-images');
const quality = 48;
mkdirSync(kept, { recursive: true });
for (const name of readdirSync(path.join(folder, 'assets'))) {
  if (!name.endsWith('.webp')) continue;
  const file = path.join(folder, 'assets', name);
  const content = readFileSync(file);
  const copy = path.join(kept, `${name}.${quality}.avif`);
  if (!existsSync(copy)) {
    writeFileSync(copy, await sharp(content).avif({ quality, effort: 2 }).toBuffer());
  }
  const avif = readFileSync(copy);
  if (avif.length < content.length) writeFileSync(`${file}.avif`, avif);
}
