import { desktop, expect, expectAccessibleAt, phone, test } from '../../fixtures/test.ts';

/** The check itself: what is wrong at one width alone is found, whichever width is looked at first. */
const faults = {
  'a name that is not shown on the phone': {
    fault: 'button-name',
    body: '<button><svg width="24" height="24"></svg><b><span class="wide">保存する</span></b></button>',
  },
  'pale letters that only the phone shows': {
    fault: 'color-contrast',
    body: '<p class="narrow" style="color: #bbb">空きがあります</p>',
  },
  'letters that are pale on the phone': { fault: 'color-contrast', body: '<p class="pale">空きがあります</p>' },
  'a ground that is dark on the phone': {
    fault: 'color-contrast',
    body: '<div class="dark"><p>空きがあります</p></div>',
  },
  'targets too near each other on the phone': {
    fault: 'target-size',
    body: '<div class="dense"><button>1</button><button>2</button><button>3</button></div>',
  },
  'pale letters of a header that was good before': {
    fault: 'color-contrast',
    body: '<header><p class="pale">いまほいく</p></header>',
  },
};

const style = `
  body { background: #fff; color: #222 } .narrow { display: none } .dense button { width: 48px; height: 48px }
  @media (max-width: 600px) {
    .wide { display: none } .narrow { display: block } .pale { color: #bbb } .dark { background: #333 }
    .dense button { width: 12px; height: 12px; padding: 0; font-size: 8px; border: 0 }
  }`;
const documentOf = (body: string) =>
  `<!doctype html><html lang="ja"><head><title>園</title><style>${style}</style></head><body><main>${
    body.startsWith('<header>') ? `<h1>園</h1></main>${body}` : `<h1>園</h1>${body}</main>`
  }</body></html>`;

test('what is wrong at one width alone is found', async ({ page }) => {
  for (const [what, { fault, body }] of Object.entries(faults)) {
    for (const sizes of [[desktop, phone], [phone], [phone, desktop]]) {
      await page.setContent(documentOf(body));
      await expect(expectAccessibleAt(page, sizes), what).rejects.toThrow(fault);
    }
    await page.setContent(documentOf(body));
    await expectAccessibleAt(page, [desktop]);
  }
});

/** What passed once is not looked at again: unless something of it is otherwise. */
const good = '<ul><li><button>変更する</button></li><li><button>変更する</button></li></ul>';
const otherwise = {
  'a second row without a name': ['button-name', good.replace('>変更する</button></li></ul>', '></button></li></ul>')],
  'a second row in pale letters': [
    'color-contrast',
    good.replace('<li><button>変更する</button></li></ul>', '<li><p style="color: #bbb">変更する</p></li></ul>'),
  ],
  'the same on a dark ground': ['color-contrast', '<p>空き</p><div style="background: #333"><p>空き</p></div>'],
  'a row outside its list': ['listitem', '<div><li><button>変更する</button></li></div>'],
  'pressed inside something pressed': [
    'nested-interactive',
    '<div role="button" tabindex="0"><button>変更する</button></div>',
  ],
  'a label that leads nowhere': [
    'label',
    '<label for="there">名前</label><input id="there"><label for="gone">名前</label><input id="here">',
  ],
} as const;

test('what passed is checked again where it is otherwise', async ({ page }) => {
  for (const passes of [good, '<div><p>空き</p></div>', '<label for="there">名前</label><input id="there">']) {
    await page.setContent(documentOf(passes));
    await expectAccessibleAt(page, [desktop, phone]);
  }
  for (const [what, [fault, body]] of Object.entries(otherwise)) {
    await page.setContent(documentOf(body));
    await expect(expectAccessibleAt(page, [phone]), what).rejects.toThrow(fault);
  }
  // The same rows with other words, and in another order of boxes.
  await page.setContent(documentOf(`<div><p>空き</p>${good.replaceAll('変更する', '取り消す')}</div>`));
  await page.evaluate(() => Object.assign(window, { axe: { run: () => Promise.reject(new Error('checked again')) } }));
  await expectAccessibleAt(page, [desktop, phone]);
});
