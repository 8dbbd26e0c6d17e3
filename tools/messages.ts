import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messagesDocument } from './messages/document.ts';

/** `npm run messages`: prints every mail and LINE text to docs/messages.md. */
writeFileSync(join(import.meta.dirname, '..', 'docs', 'messages.md'), messagesDocument());
