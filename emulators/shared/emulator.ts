import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { registerBodies } from './bodies.ts';
import { createClock } from './clock.ts';
import { registerControlRoutes } from './control-routes.ts';
import { registerFaultHooks } from './fault-hooks.ts';
import type { Faults } from './faults.ts';
import { createFaults } from './faults.ts';
import { createReceived } from './received.ts';
import { createStateFile } from './state-file.ts';

export interface EmulatorContext<S> {
  /** Plain JSON data. The object keeps its identity through reset and seed. */
  readonly state: S;
  /** Call after changing the state. */
  save(): void;
  now(): Date;
  /** Moves the clock only; `onClock` runs when the control route moves it. */
  advance(seconds: number): void;
  /** Shown by GET /emulator/received. */
  record(kind: string, detail: unknown): void;
  /** For deliveries that may be doubled (webhooks): true when an armed fault says so. */
  takeFault(kind: 'duplicate'): boolean;
}

export interface EmulatorDefinition<S> {
  name: string;
  initial(): S;
  register(app: FastifyInstance, context: EmulatorContext<S>): void | Promise<void>;
  /** The third party's own error shape, also for unknown routes. */
  errorBody(status: number, message: string): unknown;
  seed?(state: S, input: unknown): void;
  onClock?(context: EmulatorContext<S>): void | Promise<void>;
  /** Pages for people: no faults, and not in the list of calls. */
  faultExempt?: RegExp;
}

export interface RunningEmulator<S> {
  url: string;
  port: number;
  context: EmulatorContext<S>;
  /** For a second door that is not HTTP (SMTP): the same armed faults. */
  faults: Faults;
  close(): Promise<void>;
}

function replaceContent<S extends object>(target: S, content: S): void {
  for (const key of Object.keys(target)) delete (target as Record<string, unknown>)[key];
  Object.assign(target, content);
}

const statusOf = (error: unknown): number => {
  const status = (error as { statusCode?: unknown }).statusCode;
  return typeof status === 'number' && status >= 400 ? status : 500;
};

export async function startEmulator<S extends object>(
  definition: EmulatorDefinition<S>,
  options: { port: number /* 0 = any */; dataDir?: string },
): Promise<RunningEmulator<S>> {
  const clock = createClock();
  const faults = createFaults();
  const received = createReceived();
  const state = definition.initial();
  const file = createStateFile(options.dataDir, definition.name, () => ({ clock_offset: clock.offset(), state }));

  const stored = file.read();
  if (stored !== undefined) {
    // Over the initial state, so that a field added since the last run is there.
    Object.assign(state, stored.state);
    clock.restore(stored.clock_offset);
  }

  const context: EmulatorContext<S> = {
    state,
    save: () => file.schedule(),
    now: () => clock.now(),
    advance: (seconds) => {
      clock.advance(seconds);
      file.schedule();
    },
    record: (kind, detail) => received.addRecord({ kind, time: clock.now().toISOString(), detail }),
    takeFault: (kind) => faults.takeKind(kind),
  };

  const app = fastify({
    forceCloseConnections: true,
    bodyLimit: 10 * 1024 * 1024,
    // A TLS front on this machine says that it was https (deploy/rehearsal): addresses in answers follow it.
    trustProxy: 'loopback',
    // An id too long for any object is unknown in the service's own words, not a path of nobody.
    routerOptions: { maxParamLength: 5_000 },
  });
  registerBodies(app);
  app.setNotFoundHandler((request, reply) => {
    reply.code(404).send(definition.errorBody(404, `Not found: ${request.method} ${request.url}`));
  });
  app.setErrorHandler((error, _request, reply) => {
    const status = statusOf(error);
    if (status >= 500)
      received.addRecord({ kind: 'emulator_error', time: clock.now().toISOString(), detail: `${error}` });
    reply.code(status).send(definition.errorBody(status, error instanceof Error ? error.message : String(error)));
  });
  registerFaultHooks(app, {
    faults,
    received,
    now: () => clock.now(),
    errorBody: (status, message) => definition.errorBody(status, message),
    isExempt: (path) => path.startsWith('/emulator/') || definition.faultExempt?.test(path) === true,
  });
  registerControlRoutes(app, {
    faults,
    received,
    now: () => clock.now(),
    reset: () => {
      replaceContent(state, definition.initial());
      clock.restore(0);
      faults.clear();
      received.clear();
      file.schedule();
    },
    seed: (input) => {
      definition.seed?.(state, input);
      file.schedule();
    },
    moveClock: async (input) => {
      if ('now' in input) clock.setNow(new Date(input.now));
      else clock.advance(input.advance_seconds);
      await definition.onClock?.(context);
      file.schedule();
    },
  });
  await app.register(async (scope) => definition.register(scope, context));

  await app.listen({ host: '127.0.0.1', port: options.port });
  const port = (app.server.address() as AddressInfo).port;
  return {
    url: `http://localhost:${port}`,
    port,
    context,
    faults,
    close: async () => {
      await app.close();
      file.flush();
    },
  };
}
