import { type DemoBranch, umedaKotori } from '../branch-list.ts';
import { branchTexts } from './branch-texts.ts';

/** Painted scenes (tools/pictures), marked イメージ; demo branches take turns with three moods. */
const moods = ['sun', 'leaf', 'water'];
const scenes = [
  { name: 'room', caption: '保育室', text: '丸いラグの上で、保育者が2人の子どもに絵本を読んでいる保育室の絵' },
  { name: 'way', caption: '駅から入口まで', text: '横断歩道の先に、半円の扉がある園の入口が見える道の絵' },
  { name: 'play', caption: 'あそびのコーナー', text: '積み木と木の汽車、ままごとの台所、小さなテントがある部屋の絵' },
  { name: 'nap', caption: 'お昼寝', text: 'カーテンを閉めた部屋で4人の子どもが眠り、保育者が見守っている絵' },
  { name: 'garden', caption: 'お庭', text: '砂場と花に水をやる子どもがいる、木のあるお庭の絵' },
];

export function imageRows({ id, path_name }: DemoBranch) {
  const mood = moods[id % moods.length];
  const outside = {
    image_path: `/images/branches/${path_name}.svg`,
    alternative_text: branchTexts[path_name]?.image ?? '',
    caption: '外から見た園',
  };
  const inside = scenes.map(({ name, caption, text }) => ({
    image_path: `/images/scenes/${name}-${mood}.svg`,
    alternative_text: text,
    caption,
  }));
  // One that has only begun: its page asks for more.
  return [outside, ...(id === umedaKotori ? [] : inside)].map((picture, index) => ({
    branch_id: id,
    ...picture,
    width: 640,
    height: 360,
    example_flag: true,
    sequence: index + 1,
  }));
}

/** The two managers of the demo; a branch without one shows no face. */
export const demoFaces = [
  {
    branch_id: 2,
    account_id: 2,
    name: '藤井 奈々',
    greeting: '「ただいま」と言って入ってきてください。はじめての日は、泣きやむまで抱っこしています。',
    picture: 'minato',
  },
  {
    branch_id: 3,
    account_id: 4,
    name: '村上 涼子',
    greeting: 'お子さまのいつもの一日を、まず聞かせてください。おうちと同じ順番で過ごします。',
    picture: 'musashino',
  },
].map(({ picture, ...face }) => ({
  ...face,
  image_path: `/images/scenes/manager-${picture}.svg`,
  width: 320,
  height: 320,
  example_flag: true,
}));
