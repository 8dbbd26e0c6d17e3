import type { Appearance } from './appearance.ts';
import type { CardForm } from './card-form.ts';
import { createCardForm } from './card-form.ts';

export interface ElementsOptions {
  clientSecret?: string;
  appearance?: Appearance;
  [option: string]: unknown;
}

type Listener = (event: unknown) => void;

/** Stripe throws this for mistakes of the developer. */
export function integrationError(message: string): Error {
  const error = new Error(message);
  error.name = 'IntegrationError';
  return error;
}

export interface StandInElement {
  _type: string;
  _form: CardForm;
  mount(target: string | HTMLElement): void;
  unmount(): void;
  destroy(): void;
  on(event: string, listener: Listener): StandInElement;
  once(event: string, listener: Listener): StandInElement;
  off(event: string, listener?: Listener): StandInElement;
  update(options?: { appearance?: Appearance }): void;
  focus(): void;
  blur(): void;
  clear(): void;
  collapse(): void;
}

function createElement(type: string, appearance: Appearance | undefined, onDestroy: () => void): StandInElement {
  const listeners = new Map<string, Set<Listener>>();
  let destroyed = false;
  const emit = (name: string, detail: object) => {
    for (const listener of [...(listeners.get(name) ?? [])]) listener({ elementType: type, ...detail });
  };
  const form = createCardForm(appearance, (event) => {
    if (event !== 'change') emit(event, {});
    else {
      const { empty, complete, brand } = form.state();
      const detail = type === 'payment' ? { collapsed: false, value: { type: 'card' } } : { brand, error: undefined };
      emit('change', { empty, complete, ...detail });
    }
  });
  const element: StandInElement = {
    _type: type,
    _form: form,
    mount: (target) => {
      if (destroyed) throw integrationError('This Element has already been destroyed. Please create a new one.');
      const place = typeof target === 'string' ? document.querySelector(target) : target;
      if (place === null) {
        throw integrationError(
          `The selector you specified (${target}) applies to no DOM elements that are currently on the page.`,
        );
      }
      place.replaceChildren(form.host);
      // Stripe's iframes are never ready at once; code that relies on it would break in production.
      setTimeout(() => {
        if (!destroyed && form.host.isConnected) emit('ready', {});
      }, 0);
    },
    unmount: () => form.host.remove(),
    destroy: () => {
      destroyed = true;
      form.host.remove();
      listeners.clear();
      onDestroy();
    },
    on: (event, listener) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
      return element;
    },
    once: (event, listener) => {
      const wrapped: Listener = (detail) => {
        element.off(event, wrapped);
        listener(detail);
      };
      return element.on(event, wrapped);
    },
    off: (event, listener) => {
      if (listener === undefined) listeners.delete(event);
      else listeners.get(event)?.delete(listener);
      return element;
    },
    update: (options) => {
      if (options?.appearance !== undefined) form.setAppearance(options.appearance);
    },
    focus: () => form.focus(),
    blur: () => form.blur(),
    clear: () => form.clear(),
    collapse: () => {},
  };
  return element;
}

const CARD_ELEMENTS = ['payment', 'card'];

export interface StandInElements {
  _options: ElementsOptions;
  _card(): StandInElement | null;
  create(type: string): StandInElement;
  getElement(type: string | { __elementType?: string }): StandInElement | null;
  update(options: ElementsOptions): void;
  fetchUpdates(): Promise<{ error?: unknown }>;
  submit(): Promise<{ error?: unknown; selectedPaymentMethod?: string }>;
}

export function createElements(initial: ElementsOptions): StandInElements {
  const created = new Map<string, StandInElement>();
  const elements: StandInElements = {
    _options: { ...initial },
    _card: () => created.get('payment') ?? created.get('card') ?? null,
    create: (type) => {
      if (!CARD_ELEMENTS.includes(type)) throw integrationError(`The emulator has no Element of type ${type}.`);
      if (created.has(type)) {
        throw integrationError(`Can only create one Element of type ${type} through the current Elements instance.`);
      }
      const element = createElement(type, elements._options.appearance, () => created.delete(type));
      created.set(type, element);
      return element;
    },
    getElement: (type) => created.get(typeof type === 'string' ? type : (type.__elementType ?? '')) ?? null,
    update: (options) => {
      Object.assign(elements._options, options);
      for (const element of created.values()) element._form.setAppearance(elements._options.appearance);
    },
    fetchUpdates: async () => ({}),
    submit: async () => {
      const element = elements._card();
      if (element === null) throw integrationError('elements.submit() needs a mounted Payment Element.');
      const problem = element._form.validate();
      return problem === null ? { selectedPaymentMethod: 'card' } : { error: { type: 'validation_error', ...problem } };
    },
  };
  return elements;
}
