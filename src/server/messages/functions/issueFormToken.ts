import { implement } from '../../callable/context.ts';
import { issueToken } from '../../callable/form-token.ts';

/** Asked for when a public form is opened; the form's function takes it back. */
export const issueFormToken = implement('issueFormToken', async (context, { form }) => ({
  status: 'OK',
  form_token: issueToken(context, form),
  minimum_seconds: context.config.FORM_MINIMUM_SECONDS,
}));
