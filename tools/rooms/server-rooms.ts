import { everyContract, everyRule, type Room } from './room.ts';

export const serverRooms: Readonly<Record<string, Room>> = {
  'src/server/config.ts': { holds: 'the only reader of the environment', mayImport: [] },
  'src/server/clock.ts': { holds: 'the server’s clock', mayImport: [] },
  'src/server/same-content.ts': { holds: 'a repeated call: same key, same content?', mayImport: ['src/contract'] },
  'src/server/sealed-card.ts': { holds: 'seals what is written about a child’s health', mayImport: [] },
  'src/server/file-store': {
    holds: 'where uploaded bytes lie: a folder, or an S3-compatible service',
    mayImport: ['src/server/config.ts'],
  },
  'src/server/faults.ts': {
    holds: 'the answer to what no route caught',
    mayImport: ['src/contract', 'src/server/postgres'],
  },
  'src/server/postgres': {
    holds: 'the only pool, three verbs (read, transaction, asRole), the pipeline, LISTEN',
    mayImport: [],
  },
  'src/server/http': {
    holds: 'headers, compression, cached pages, connection limits and draining, metrics, text that comes in',
    mayImport: [...everyContract, ...everyRule, 'src/server/clock.ts', 'src/server/config.ts', 'src/server/postgres'],
  },
  'src/server/data-api': {
    holds: 'catalogue → schema → trusted documents compiled to one SQL statement (decision 8)',
    mayImport: [
      'src/contract/operations',
      'src/domain',
      'src/domain/settings',
      'src/domain/text',
      'src/server/postgres',
    ],
  },
  'src/server': { holds: 'all else, while it is moved into its subjects', mayImport: ['src'] },
};
