import { describe, expect, it } from 'vitest';
import { mapEmbedAddress, outsideLink } from './map-embed.ts';

describe('the map of a branch', () => {
  it.each([
    [
      '<iframe src="https://www.google.com/maps/embed?pb=!1m18" width="600"></iframe>',
      'https://www.google.com/maps/embed?pb=!1m18',
    ],
    [
      "<iframe loading='lazy' src='https://maps.google.com/maps?q=1&amp;z=2'></iframe>",
      'https://maps.google.com/maps?q=1&z=2',
    ],
  ])('keeps the address of %s', (code, address) => {
    expect(mapEmbedAddress(code)).toBe(address);
  });

  it.each([
    null,
    '',
    'https://www.google.com/maps/embed',
    '<iframe src="http://www.google.com/maps/embed"></iframe>',
    '<iframe src="https://www.google.com.evil.example/maps"></iframe>',
    '<iframe src="https://evil.example/?https://www.google.com/maps"></iframe>',
    '<iframe src="https://www.google.com@evil.example/maps"></iframe>',
    '<iframe src="https://www.google.com:444/maps"></iframe>',
    '<iframe src="https://www.google.com/url?q=https://evil.example"></iframe>',
    '<iframe src="https://www.google.com/mapsevil"></iframe>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<script src="https://www.google.com/maps"></script>',
  ])('drops %s', (code) => {
    expect(mapEmbedAddress(code)).toBeNull();
  });

  it('lets only https links out', () => {
    expect(outsideLink('https://a.example')).toBe('https://a.example');
    expect(outsideLink('javascript:alert(1)')).toBeNull();
    expect(outsideLink(null)).toBeNull();
  });
});
