import { type MiddlewareFunction, redirect } from 'react-router';
import {
  type GuardPerson,
  type GuardRegistrationStatus,
  type GuardSession,
  navigationGuard,
} from '../../domain/routing/navigation-guard.ts';
import { session } from '../session/browser-session.ts';
import type { SessionState } from '../session/session-state.ts';
import { guardStatus } from './customer-status.ts';
import { askEarly } from './early-questions.ts';

function guardSessionOf(state: SessionState): GuardSession {
  switch (state.kind) {
    case 'loading':
      return { state: 'loading' };
    case 'failed':
      return { state: 'failed' };
    case 'signed_out':
      return { state: 'logged_out' };
    case 'signed_in':
      return { state: 'logged_in', role: state.user.role };
  }
}

/** The customer query failed, or the server could not say who is here (SPEC §4: error screen). */
class GuardError extends Error {
  override readonly name = 'GuardError';
}

/**
 * The navigation guard (SPEC §4) as client middleware: it runs before the loaders of every guarded page, so a page
 * never asks for data its visitor may not see. While it waits, the blank loading screen is shown (HydrateFallback).
 */
export const guardMiddleware: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  const state = await session().ready();
  let registration_status: GuardRegistrationStatus;
  let person: GuardPerson | undefined;
  if (state.kind === 'signed_in' && state.user.role === 'user') {
    askEarly(pathname);
    const answer = await guardStatus.read(state.user.uid, pathname.endsWith('/done'));
    if (answer === 'failed') throw new GuardError('customer query failed');
    registration_status = answer;
    person = guardStatus.person();
  }
  const guarded = { path: pathname, search, session: guardSessionOf(state), registration_status, person };
  const decision = navigationGuard(guarded);
  switch (decision.kind) {
    case 'redirect':
      throw redirect(decision.to);
    case 'error':
    case 'blank':
      throw new GuardError(decision.kind);
    case 'stay':
      return next();
  }
};
