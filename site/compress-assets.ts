import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import sharp from 'sharp';

// Makes the compressed copies that `server/static-files.ts` serves.
const folder = path.join(import.meta.dirname, 'build/client');
const compressible = /\.(?:js|css|svg|json|webmanifest|vtt|txt)$/;

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !compressible.test(entry.name)) continue;
  const file = path.join(entry.parentPath, entry.name);
  const content = readFileSync(file);
  if (content.length < 512) continue;
  const brotli = brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

// Vite puts a content hash into image names, so only a new image costs time.
const kept = path.join(import.meta.dirname, 'node_modules/.cache/own-images');
const AVIF_QUALITY = 48;
mkdirSync(kept, { recursive: true });
for (const name of readdirSync(path.join(folder, 'assets'))) {
  if (!name.endsWith('.webp')) continue;
  const file = path.join(folder, 'assets', name);
  const content = readFileSync(file);
  const copy = path.join(kept, `${name}.${AVIF_QUALITY}.avif`);
  if (!existsSync(copy)) {
    writeFileSync(copy, await sharp(content).avif({ quality: AVIF_QUALITY, effort: 2 }).toBuffer());
  }
  const avif = readFileSync(copy);
  if (avif.length < content.length) writeFileSync(`${file}.avif`, avif);
}
