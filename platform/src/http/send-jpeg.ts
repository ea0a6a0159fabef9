import type { FastifyReply } from 'fastify';

/** Answers with a picture that only this visitor may see. */
export function sendJpeg(reply: FastifyReply, jpeg: Buffer): FastifyReply {
  return reply
    .headers({
      // Only this browser may cache the image, never a shared cache.
      'cache-control': 'private, max-age=600',
      'content-disposition': 'inline; filename="picture.jpg"',
      'cross-origin-resource-policy': 'same-origin',
    })
    .type('image/jpeg')
    .send(jpeg);
}
