import sharp from 'sharp';
import type { TestApp } from './app.ts';

/** A photograph as a phone takes it: with the place it was taken at. */
export const photograph = (width = 800, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 39/1 0/1' } })
    .toBuffer();

/** Sends a file as a browser's form does. */
export function upload(app: TestApp, query: string, bytes: Buffer, token?: string, filename = 'photo.jpg') {
  const boundary = 'boundary-of-a-test';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\ncontent-type: image/jpeg\r\n\r\n`;
  return app.server.inject({
    method: 'POST',
    url: `/files?${query}`,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}
