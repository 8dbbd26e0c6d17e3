interface ReceivedRequest {
  method: string;
  path: string;
  time: string;
  /** 0: the connection was dropped without an answer. */
  status: number;
  fault?: string;
}

interface ReceivedRecord {
  kind: string;
  time: string;
  detail: unknown;
}

export interface Received {
  addRequest(request: ReceivedRequest): void;
  addRecord(record: ReceivedRecord): void;
  list(): { requests: ReceivedRequest[]; records: ReceivedRecord[] };
  clear(): void;
}

/** A demo may run for days; only the newest entries are kept. */
const LIMIT = 2000;

export function createReceived(): Received {
  const requests: ReceivedRequest[] = [];
  const records: ReceivedRecord[] = [];
  const add = <T>(list: T[], item: T) => {
    list.push(item);
    if (list.length > LIMIT) list.shift();
  };
  return {
    addRequest: (request) => add(requests, request),
    addRecord: (record) => add(records, record),
    list: () => ({ requests: [...requests], records: [...records] }),
    clear: () => {
      requests.length = 0;
      records.length = 0;
    },
  };
}
