/**
 * The smallest HEIC a phone could have made: one HEVC picture of 32 × 32, its samples written out plainly (I_PCM). No encoder is
 * at hand for tests, and the way through the decoder has to be walked.
 */
export function heicPicture(luma: number, blue: number, red: number): Buffer {
  const parameters = [videoParameters(), sequenceParameters(), pictureParameters()];
  const slice = sliceNal([...Array(1024).fill(luma), ...Array(256).fill(blue), ...Array(256).fill(red)]);
  const head = (offset: number) =>
    Buffer.concat([
      box('ftyp', 'heic', word(0), 'mif1heic'),
      box(
        'meta',
        word(0),
        box('hdlr', word(0), word(0), 'pict', Buffer.alloc(13)),
        box('pitm', word(0), half(1)),
        box('iinf', word(0), half(1), box('infe', word(0x02000000), half(1), half(0), 'hvc1', Buffer.alloc(1))),
        box(
          'iprp',
          box('ipco', box('hvcC', configuration(parameters)), box('ispe', word(0), word(SIDE), word(SIDE))),
          box('ipma', word(0), word(1), half(1), Buffer.from([2, 0x81, 0x02])),
        ),
        box(
          'iloc',
          word(0),
          Buffer.from([0x44, 0]),
          half(1),
          half(1),
          half(0),
          half(1),
          word(offset),
          word(slice.length + 4),
        ),
      ),
    ]);
  return Buffer.concat([head(head(0).length + 8), box('mdat', word(slice.length), slice)]);
}

const SIDE = 32;
const word = (value: number) => Buffer.from([value >>> 24, value >>> 16, value >>> 8, value]);
const half = (value: number) => Buffer.from([value >>> 8, value]);
function box(type: string, ...parts: (Buffer | string)[]): Buffer {
  const content = Buffer.concat([Buffer.from(type), ...parts.map((part) => Buffer.from(part as string))]);
  return Buffer.concat([word(content.length + 4), content]);
}

/** Bits in the order of H.265: `u` of a fixed length, `ue` Exp-Golomb. */
class Bits {
  private readonly bits: number[] = [];
  u(value: number, length = 1): this {
    for (let bit = length - 1; bit >= 0; bit -= 1) this.bits.push(Math.floor(value / 2 ** bit) % 2);
    return this;
  }
  ue(...values: number[]): this {
    for (const value of values) {
      const length = 32 - Math.clz32(value + 1);
      this.u(0, length - 1).u(value + 1, length);
    }
    return this;
  }
  flags(text: string): this {
    for (const bit of text.replaceAll(' ', '')) this.u(Number(bit));
    return this;
  }
  align(): this {
    while (this.bits.length % 8 !== 0) this.u(0);
    return this;
  }
  bytes(): Buffer {
    this.align();
    return Buffer.from(
      Array.from({ length: this.bits.length / 8 }, (_, at) =>
        this.bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
      ),
    );
  }
}

/** A unit with its header; three zero bytes in a row must not occur inside. */
function nal(type: number, content: Buffer): Buffer {
  const escaped: number[] = [];
  for (const byte of content) {
    if (byte <= 3 && escaped.at(-1) === 0 && escaped.at(-2) === 0) escaped.push(3);
    escaped.push(byte);
  }
  return Buffer.from([type << 1, 1, ...escaped]);
}

const profile = (bits: Bits) => bits.u(3, 8).u(0x70000000, 32).flags('1011').u(0, 44).u(30, 8);
const ended = (bits: Bits) => bits.u(1).bytes();

const videoParameters = () =>
  nal(
    32,
    ended(
      profile(new Bits().u(0, 4).flags('11').u(0, 6).u(0, 3).u(1).u(0xffff, 16))
        .u(1)
        .ue(0, 0, 0)
        .u(0, 6)
        .ue(0)
        .flags('00'),
    ),
  );

function sequenceParameters(): Buffer {
  const bits = profile(new Bits().u(0, 4).u(0, 3).u(1)).ue(0, 1, SIDE, SIDE).u(0).ue(0, 0, 0).u(1).ue(0, 0, 0);
  // Blocks of 8 to 32, transforms of 4 to 32; no scaling list, AMP or SAO; plain samples of 8 bits in blocks of 8 to 32.
  bits.ue(0, 2, 0, 3, 0, 0).flags('000 1').u(7, 4).u(7, 4).ue(0, 2).u(1);
  return nal(33, ended(bits.ue(0).flags('000 0 0')));
}

const pictureParameters = () =>
  nal(
    34,
    ended(
      new Bits()
        .ue(0, 0)
        .flags('00 000 00')
        .ue(0, 0, 0)
        .flags('000')
        .ue(0, 0)
        .flags('0 00 000 0 0 0 0')
        .ue(0)
        .flags('00'),
    ),
  );

function sliceNal(samples: readonly number[]): Buffer {
  const bits = new Bits().flags('10').ue(0, 2, 0).u(1).align();
  // split_cu_flag 0 is the likelier symbol of a fresh context: the range is 510 − 240 then, and 2 less with pcm_flag.
  flush(bits, 510 - 240 - 2);
  bits.align();
  for (const sample of samples) bits.u(sample, 8);
  // end_of_slice_segment_flag; the last bit written is the stop bit.
  flush(bits, 510 - 2);
  return nal(19, bits.bytes());
}

/** Ends the arithmetic code after a terminating 1 (H.265 9.3.5.6): `low` is what the range was then. */
function flush(bits: Bits, start: number): void {
  let low = start;
  let outstanding = 0;
  let first = true;
  const put = (bit: number) => {
    if (!first) bits.u(bit);
    first = false;
    for (; outstanding > 0; outstanding -= 1) bits.u(1 - bit);
  };
  for (let range = 2; range < 256; range *= 2) {
    if (low >= 512) put(1);
    else if (low < 256) put(0);
    else outstanding += 1;
    low = (low >= 512 ? low - 512 : low < 256 ? low : low - 256) * 2;
  }
  put((low >> 9) & 1);
  bits.u(((low >> 7) & 3) | 1, 2);
}

function configuration(parameters: readonly Buffer[]): Buffer {
  return Buffer.concat([
    ...[
      Buffer.from([1]),
      profile(new Bits()).bytes(),
      Buffer.from([0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f, parameters.length]),
    ],
    ...parameters.flatMap((unit, at) => [Buffer.from([0x80 | (32 + at)]), half(1), half(unit.length), unit]),
  ]);
}
