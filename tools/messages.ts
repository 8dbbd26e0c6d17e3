import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messagesDocument } from './messages/document.ts';

/** `npm run messages`: prints every mail and LINE text to docs/generated/messages.md. */
writeFileSync(join(import.meta.dirname, '..', 'docs/generated/messages.md'), messagesDocument());
