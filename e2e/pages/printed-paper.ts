import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** What comes out of the printer as Chromium sets it up: backgrounds are left out. */
export async function printed(page: Page): Promise<{ pages: number; lightestText: number }> {
  const pdf = await page.pdf({ printBackground: false, preferCSSPageSize: true });
  const streams = contentsOf(pdf);
  return {
    pages: pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0,
    lightestText: Math.max(...streams.flatMap(textBrightness)),
  };
}

/** The drawing commands of every page, unpacked; streams of fonts and pictures draw no text and are passed over. */
function contentsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: word }) => {
    const from = index + word.length;
    const until = text.indexOf('endstream', from);
    try {
      const commands = inflateSync(pdf.subarray(from, until)).toString('latin1');
      return /\bBT\b/.test(commands) ? [commands] : [];
    } catch {
      return [];
    }
  });
}

/** Of every piece of text how bright it is drawn: 0 black, 1 white. */
function textBrightness(commands: string): number[] {
  const found: number[] = [];
  const saved: number[] = [];
  let bright = 0;
  for (const line of commands.split('\n')) {
    const colour = /^([\d.]+) ([\d.]+) ([\d.]+) rg$/.exec(line);
    if (colour) bright = 0.2126 * Number(colour[1]) + 0.7152 * Number(colour[2]) + 0.0722 * Number(colour[3]);
    else if (line === 'q') saved.push(bright);
    else if (line === 'Q') bright = saved.pop() ?? 0;
    else if (line === 'BT') found.push(bright);
  }
  return found;
}

type PaperWord = { text: string; lines: number; size: number; colour: string; weight: number };
type PaperAlarm = { frame: number; background: string; words: PaperWord[] };

/** Severe allergies as the style sheet for paper sets them, word by word, and the largest other letters of the table. */
export async function severeOnPaper(page: Page): Promise<{ alarms: PaperAlarm[]; largestOther: number }> {
  await page.emulateMedia({ media: 'print' });
  const seen = await page.evaluate(async () => {
    // Under reduced motion every change takes a millisecond.
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const wordsIn = (element: Element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const words = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        const parent = node.parentElement;
        if (text === '' || parent === null) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const style = getComputedStyle(parent);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        words.push({
          ...{ text, lines: tops.size, size: Number.parseFloat(style.fontSize) },
          ...{ colour: style.color, weight: Number(style.fontWeight) },
        });
      }
      return words;
    };
    const alarms = [...document.querySelectorAll('[data-allergy=severe]')].map((element) => {
      const style = getComputedStyle(element);
      const frame = Number.parseFloat(style.borderTopWidth);
      return { frame, background: style.backgroundColor, words: wordsIn(element) };
    });
    const others = [...document.querySelectorAll('table td, table th')].flatMap((cell) => {
      const copy = cell.querySelector('[data-allergy=severe]');
      return wordsIn(cell).filter(({ text }) => !copy?.textContent?.includes(text));
    });
    return { alarms, largestOther: Math.max(...others.map(({ size }) => size)) };
  });
  await page.emulateMedia({ media: null });
  return seen;
}
