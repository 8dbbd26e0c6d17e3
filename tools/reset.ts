import { resolve } from 'node:path';
import { resetDemo } from './demo.ts';

const folder = resolve(process.env.DATA_DIR ?? '.data');
resetDemo(folder);
console.log('デモのデータを消しました。次の npm start で作り直します。');
