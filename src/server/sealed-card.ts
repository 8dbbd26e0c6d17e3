import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** Seals what is written about a child's health, and opens it again (decision 38). The database sees the sealed form alone. */
export interface CardSeal {
  /** Of the key in use; every sealed card begins with its key's name. */
  readonly name: Buffer;
  seal(child_id: number, card: object): Buffer;
  open(child_id: number, sealed: Buffer): Record<string, unknown>;
}

interface CardKeys {
  HEALTH_DATA_KEY: string;
  /** The key before the last change: what was sealed under it is still opened. */
  HEALTH_DATA_OLD_KEY?: string | undefined;
}

const keyBytes = (key: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', 'imahoiku health card', 32));
/** Says under which key it was sealed, and nothing of the key. */
const nameOf = (key: Buffer): Buffer => createHash('sha256').update('name').update(key).digest().subarray(0, 4);
const sizes = { name: 4, nonce: 12, tag: 16 } as const;

/** AES-256-GCM: key's name, nonce, tag, text. The child's number is sealed in, so that no card opens on another child's row. */
export function cardSeal({ HEALTH_DATA_KEY, HEALTH_DATA_OLD_KEY }: CardKeys): CardSeal {
  const current = keyBytes(HEALTH_DATA_KEY);
  const keys = [current, ...(HEALTH_DATA_OLD_KEY === undefined ? [] : [keyBytes(HEALTH_DATA_OLD_KEY)])];
  return {
    name: nameOf(current),
    seal(child_id, card) {
      const nonce = randomBytes(sizes.nonce);
      const cipher = createCipheriv('aes-256-gcm', current, nonce).setAAD(Buffer.from(`child ${child_id}`));
      const text = Buffer.concat([cipher.update(JSON.stringify(card), 'utf8'), cipher.final()]);
      return Buffer.concat([nameOf(current), nonce, cipher.getAuthTag(), text]);
    },
    open(child_id, sealed) {
      const key = keys.find((each) => nameOf(each).equals(sealed.subarray(0, sizes.name)));
      // Never taken for an empty card: a save would then write over what cannot be read.
      if (key === undefined) throw new Error('a health card is sealed under a key that is not HEALTH_DATA_KEY');
      const [nonce, tag] = [sizes.name, sizes.name + sizes.nonce];
      const text = tag + sizes.tag;
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(nonce, tag))
        .setAAD(Buffer.from(`child ${child_id}`))
        .setAuthTag(sealed.subarray(tag, text));
      const opened = Buffer.concat([decipher.update(sealed.subarray(text)), decipher.final()]).toString('utf8');
      return JSON.parse(opened) as Record<string, unknown>;
    },
  };
}
