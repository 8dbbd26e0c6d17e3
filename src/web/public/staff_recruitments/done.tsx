import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../layout/page-meta.ts';
import { Done } from '../_parts/public-form.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '応募を受け付けました', noindex: true });

export default function ApplicationDone() {
  return (
    <Done title="応募を受け付けました" lead="ご応募いただき、ありがとうございます。">
      <p>
        受け付けのメールをお送りしました。担当者から、5営業日以内にご連絡します。しばらくしてもメールが届かないときは、迷惑メールのフォルダをご確認ください。
      </p>
    </Done>
  );
}
