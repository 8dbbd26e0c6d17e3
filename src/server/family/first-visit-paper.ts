import { formatDate, formatTime } from '../../domain/time-format.ts';
import type { Paper } from '../papers/paper.ts';
import type { PackRow } from './store/packs.ts';

/** The signed papers of a first visit, from the words that were signed; null before the signature. */
export function firstVisitPaper(pack: PackRow): { paper: Paper; file_name: string } | null {
  const { signed_at, paper, branch_name } = pack;
  if (signed_at === null || paper === null) return null;
  const signed = `${formatDate(signed_at)} ${formatTime(signed_at)}`;
  return {
    file_name: `imahoiku-first-visit-${pack.id}.pdf`,
    paper: {
      title: 'ご利用にあたっての書面',
      issued: `${branch_name} 署名 ${pack.signed_name} ${signed}`,
      lead: `${branch_name}をはじめてご利用いただくにあたり、次の内容をお読みいただき、署名をいただきました。`,
      sections: [
        ...paper,
        {
          heading: '署名',
          facts: [
            ['お名前', pack.signed_name],
            ['署名した日時', signed],
            ['書面の照合番号', pack.paper_hash ?? ''],
          ],
        },
      ],
      foot: `${branch_name} ご利用にあたっての書面`,
    },
  };
}
