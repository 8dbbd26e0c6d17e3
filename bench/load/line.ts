import { connect, type Socket } from 'node:net';

interface Asked {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

export interface Answered {
  head: string;
  body: Buffer;
}

const HEAD_ENDS = Buffer.from('\r\n\r\n');
const CHUNKS_END = Buffer.from('0\r\n\r\n');

/**
 * One caller's kept connection. Plain HTTP/1.1 by hand: the callers share the cores with what is measured, and a whole
 * HTTP client would cost as much as a good part of the request.
 */
export class Line {
  readonly #socket: Socket;
  #parts: Buffer[] = [];
  #received = 0;
  #head: string | null = null;
  #bodyFrom = 0;
  #waiting: { resolve(answer: Answered): void; reject(error: Error): void } | null = null;

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1').setNoDelay(true);
    this.#socket.on('data', (part: Buffer) => this.#receive(part));
    this.#socket.on('error', (error) => this.#waiting?.reject(error));
    this.#socket.on('close', () => this.#waiting?.reject(new Error('the server closed the connection')));
  }

  close(): void {
    this.#waiting = null;
    this.#socket.destroy();
  }

  ask({ method = 'POST', path, headers = {}, body = '' }: Asked): Promise<Answered> {
    const lines = [`${method} ${path} HTTP/1.1`, 'host: 127.0.0.1'];
    if (method === 'POST') lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`);
    for (const name in headers) lines.push(`${name}: ${headers[name]}`);
    if (this.#socket.destroyed) return Promise.reject(new Error('the connection is closed'));
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
    });
  }

  #receive(part: Buffer): void {
    this.#parts.push(part);
    this.#received += part.length;
    if (this.#head === null) {
      const start = this.#joined();
      const end = start.indexOf(HEAD_ENDS);
      if (end === -1) return;
      this.#head = start.toString('latin1', 0, end);
      this.#bodyFrom = end + HEAD_ENDS.length;
    }
    const length = /^content-length: (\d+)/im.exec(this.#head)?.[1];
    if (length === undefined ? !this.#lastChunkCame() : this.#received < this.#bodyFrom + Number(length)) return;
    const answer = { head: this.#head, body: this.#joined().subarray(this.#bodyFrom) };
    const waiting = this.#waiting;
    this.#parts = [];
    this.#received = 0;
    this.#head = null;
    this.#waiting = null;
    if (answer.head.startsWith('HTTP/1.1 200')) waiting?.resolve(answer);
    else waiting?.reject(new Error(`${answer.head.split('\r\n')[0]} ${answer.body.toString('utf8').slice(0, 300)}`));
  }

  #joined(): Buffer {
    if (this.#parts.length > 1) this.#parts = [Buffer.concat(this.#parts)];
    return this.#parts[0] ?? Buffer.alloc(0);
  }

  #lastChunkCame(): boolean {
    return this.#joined().subarray(-CHUNKS_END.length).equals(CHUNKS_END);
  }
}
