import { connect, type Socket } from 'node:net';

type Answer = { result: { status: string } };

/**
 * One caller's kept connection. Plain HTTP/1.1 by hand: the callers share the cores with what is measured, and a whole
 * HTTP client would cost as much as a good part of the request.
 */
export class Line {
  readonly #socket: Socket;
  #received = '';
  #waiting: { resolve(answer: Answer): void; reject(error: Error): void } | null = null;

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1').setNoDelay(true).setEncoding('latin1');
    this.#socket.on('data', (text) => this.#receive(String(text)));
    this.#socket.on('error', (error) => this.#waiting?.reject(error));
  }

  close(): void {
    this.#socket.destroy();
  }

  call(name: string, data: unknown, token?: string): Promise<Answer> {
    const body = JSON.stringify({ data });
    const head = [
      `POST /bench/asia-northeast1/${name} HTTP/1.1`,
      'host: 127.0.0.1',
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
      ...(token ? [`authorization: Bearer ${token}`] : []),
    ];
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    });
  }

  #receive(text: string): void {
    this.#received += text;
    const end = this.#received.indexOf('\r\n\r\n');
    if (end === -1) return;
    const head = this.#received.slice(0, end);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    if (this.#received.length < end + 4 + length) return;
    const body = Buffer.from(this.#received.slice(end + 4), 'latin1').toString('utf8');
    this.#received = '';
    if (head.startsWith('HTTP/1.1 200')) this.#waiting?.resolve(JSON.parse(body));
    else this.#waiting?.reject(new Error(`${head.split('\r\n')[0]} ${body}`));
  }
}
