import { redirect } from 'react-router';

/** The certificates stand with the payments of their month (decision 120); mails and the 無償化 lead here. */
export const clientLoader = () => redirect('/mypage/payments/list');

export default function Certificates() {
  return null;
}
