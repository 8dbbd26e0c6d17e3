import { minatoHiroba, musashinoMidori, omiyaSakura, setagayaKomorebi, umedaKotori } from '../branch-list.ts';

const treatment =
  '社会保険完備\n交通費支給(月3万円まで)\n制服貸与\n研修・救命講習の費用は全額会社負担\nお子さまの園の利用料は半額';

export const staffRecruitments = [
  {
    occupation: '保育士(正社員)',
    job_description:
      '1時間からの一時保育を行う園で、0歳から小学生までのお子さまの保育を担当します。はじめて会うお子さまが多い仕事です。登園のときの5分間で、保護者から様子をうかがい、その日の過ごし方を組み立てます。行事や持ち帰りの仕事はありません。',
    employment_conditions:
      '保育士資格をお持ちの方\n月給 245,000円〜310,000円(経験による)\n7:00〜21:00の間でシフト制、実働8時間\n年間休日 120日',
    employment_treatment: `${treatment}\n賞与 年2回\n退職金制度`,
    branch_ids: [minatoHiroba, setagayaKomorebi, omiyaSakura, umedaKotori, 13, 15],
  },
  {
    occupation: '保育士(パート・アルバイト)',
    job_description:
      '朝、昼、夕方の忙しい時間帯に、お子さまの受け入れとお迎えを支えます。週2日、1日4時間から働けます。子育て中の職員が半数を占めています。',
    employment_conditions:
      '保育士資格をお持ちの方\n時給 1,450円〜1,700円\n週2日から、1日4時間から\n早朝(7〜8時)と夜間(19〜21時)は時給200円加算',
    employment_treatment: treatment,
    branch_ids: [minatoHiroba, musashinoMidori, setagayaKomorebi, 5, 6, 7, 10, 11, umedaKotori, 14],
  },
  {
    occupation: '看護師(パート)',
    job_description:
      '0歳のお子さまの健康観察と、体調の変化への対応を担います。アレルギーや投薬の依頼書の確認、職員への感染症対策の指導もお願いします。',
    employment_conditions: '看護師または准看護師の資格をお持ちの方\n時給 1,900円〜2,200円\n週1日から、1日5時間から',
    employment_treatment: treatment,
    branch_ids: [minatoHiroba, 5, omiyaSakura],
  },
  {
    occupation: '保育補助(資格不問)',
    job_description:
      'おもちゃの消毒、食事の配膳、お散歩の付き添いなど、保育士のそばで園の一日を支えます。子育て支援員の研修を、働きながら受けられます。',
    employment_conditions: '資格・経験は問いません\n時給 1,230円〜1,350円\n週3日から、1日4時間から',
    employment_treatment: treatment,
    branch_ids: [musashinoMidori, 7, 9, 10, 14],
  },
] as const;
