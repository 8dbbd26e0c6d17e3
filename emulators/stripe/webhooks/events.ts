import type { Call, Route } from '../api/call.ts';
import { invalidRequest, missingParam } from '../api/failure.ts';
import { PAGING, page } from '../api/listing.ts';
import type { WebhookEndpoint } from '../api/objects.ts';
import { flag, mergeMetadata, nullableText, requiredText, text, texts } from '../api/params.ts';
import type { StripeEmulator } from '../emulator.ts';
import { API_VERSION, find } from '../emulator.ts';
import { newId } from '../state.ts';

const matches = (type: string, pattern: string): boolean =>
  pattern === '*' || pattern === type || (pattern.endsWith('*') && type.startsWith(pattern.slice(0, -1)));

export const wants = (endpoint: WebhookEndpoint, type: string): boolean =>
  endpoint.status === 'enabled' && endpoint.enabled_events.some((pattern) => matches(type, pattern));

function checkUrl(url: string): string {
  if (!/^https?:\/\/\S+$/.test(url))
    throw invalidRequest('Invalid URL: must be a valid URL', { code: 'url_invalid', param: 'url' });
  return url;
}

function createEndpoint(emulator: StripeEmulator, { params }: Call): WebhookEndpoint {
  const enabled_events = texts(params, 'enabled_events');
  if (enabled_events.length === 0) throw missingParam('enabled_events');
  const endpoint: WebhookEndpoint = {
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: text(params, 'api_version') ?? API_VERSION,
    application: null,
    created: emulator.clock(),
    description: text(params, 'description') ?? null,
    enabled_events,
    livemode: false,
    metadata: mergeMetadata({}, params),
    secret: newId('whsec', 32),
    status: 'enabled',
    url: checkUrl(requiredText(params, 'url')),
  };
  emulator.state.webhook_endpoints[endpoint.id] = endpoint;
  return endpoint;
}

/** The secret is shown once, when the endpoint is created. */
const hidden = ({ secret: _secret, ...endpoint }: WebhookEndpoint) => endpoint;

function updateEndpoint(emulator: StripeEmulator, { id, params }: Call) {
  const endpoint = find(emulator, 'webhook_endpoints', id);
  const url = text(params, 'url');
  if (url !== undefined) endpoint.url = checkUrl(url);
  if (params.enabled_events !== undefined) endpoint.enabled_events = texts(params, 'enabled_events');
  const disabled = flag(params, 'disabled');
  if (disabled !== undefined) endpoint.status = disabled ? 'disabled' : 'enabled';
  const description = nullableText(params, 'description');
  if (description !== undefined) endpoint.description = description;
  endpoint.metadata = mergeMetadata(endpoint.metadata, params);
  return hidden(endpoint);
}

export const eventRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/events',
    accepts: [...PAGING, 'type', 'types'],
    run: (emulator, { params }) => {
      const type = text(params, 'type');
      const types = texts(params, 'types');
      const wanted = type === undefined ? types : [type];
      const events = Object.values(emulator.state.events).filter(
        (event) => wanted.length === 0 || wanted.some((pattern) => matches(event.type, pattern)),
      );
      return page('/v1/events', events, params);
    },
  },
  { method: 'GET', path: '/v1/events/:id', accepts: [], run: (emulator, { id }) => find(emulator, 'events', id) },
  {
    method: 'POST',
    path: '/v1/webhook_endpoints',
    accepts: ['api_version', 'connect', 'description', 'enabled_events', 'metadata', 'url'],
    run: createEndpoint,
  },
  {
    method: 'GET',
    path: '/v1/webhook_endpoints',
    accepts: [...PAGING],
    run: (emulator, { params }) => {
      const list = page('/v1/webhook_endpoints', Object.values(emulator.state.webhook_endpoints), params);
      return { ...list, data: list.data.map(hidden) };
    },
  },
  {
    method: 'GET',
    path: '/v1/webhook_endpoints/:id',
    accepts: [],
    run: (emulator, { id }) => hidden(find(emulator, 'webhook_endpoints', id)),
  },
  {
    method: 'POST',
    path: '/v1/webhook_endpoints/:id',
    accepts: ['description', 'disabled', 'enabled_events', 'metadata', 'url'],
    run: updateEndpoint,
  },
  {
    method: 'DELETE',
    path: '/v1/webhook_endpoints/:id',
    accepts: [],
    run: (emulator, { id }) => {
      find(emulator, 'webhook_endpoints', id);
      delete emulator.state.webhook_endpoints[id];
      return { id, object: 'webhook_endpoint', deleted: true };
    },
  },
];
