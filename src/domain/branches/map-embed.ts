/** Where a map may come from; the CSP's frame-src names the same hosts. */
const allowedHosts = ['www.google.com', 'maps.google.com'];

/**
 * The address of a branch's `google_map_embed_code`, or null. Staff paste markup from elsewhere: of it only an https
 * address of a map on an allowed host is used, never the markup itself (product-rules.md "Outside texts are hostile").
 */
export function mapEmbedAddress(embedCode: string | null | undefined): string | null {
  const source = /<iframe\b[^>]*?\ssrc\s*=\s*["']([^"']+)["']/i.exec(embedCode ?? '')?.[1];
  if (source === undefined) return null;
  let url: URL;
  try {
    url = new URL(source.replaceAll('&amp;', '&'));
  } catch {
    return null;
  }
  const isMap = url.pathname === '/maps' || url.pathname.startsWith('/maps/');
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return null;
  return allowedHosts.includes(url.hostname) && isMap ? url.href : null;
}

/** A link staff entered: https only, so that no other scheme reaches an href. */
export const outsideLink = (address: string | null | undefined): string | null =>
  address?.startsWith('https://') ? address : null;
