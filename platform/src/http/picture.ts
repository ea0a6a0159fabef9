import sharp from 'sharp';

/** The picture, encoded again, so that everything else in the file (place, device, scripts) is removed. */
export interface Picture {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
}

/** More pixels than any phone's camera takes; a small file can claim far more. */
const pixelsAtMost = 60_000_000;
const edgeAtMost = 2_400;
const jpegQuality = 85;

/** Decodes a PNG or JPEG; `null` for everything else, whatever its name says. Never rejects. */
export async function readPicture(bytes: Buffer, bytesAtMost: number): Promise<Picture | null> {
  if (bytes.length === 0 || bytes.length > bytesAtMost) return null;
  if (!isPng(bytes) && !isJpeg(bytes)) return null;
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: pixelsAtMost, failOn: 'error' })
      .autoOrient()
      .resize(edgeAtMost, edgeAtMost, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: jpegQuality })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpegSignature = Buffer.from([0xff, 0xd8, 0xff]);

const isPng = (bytes: Buffer) => bytes.subarray(0, pngSignature.length).equals(pngSignature);
const isJpeg = (bytes: Buffer) => bytes.subarray(0, jpegSignature.length).equals(jpegSignature);
