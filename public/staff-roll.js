/*
 * The roll of a registered tablet without connection: reads what src/web/console/tablet/roll-keys.ts wrote, with the PIN
 * or password of somebody who used it here today. The roll is in memory only while it is shown, and goes after a minute untouched.
 */
const databaseName = 'imahoiku-roll';
const errorLimit = 5;
const shownMs = 60_000;
const byId = (id) => document.getElementById(id);
const make = (tag, text, className) => {
  const element = document.createElement(tag);
  if (text !== undefined) element.textContent = text;
  if (className) element.className = className;
  return element;
};
const settled = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function within(mode, work) {
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('kept');
  const database = await settled(opening);
  try {
    return await work(database.transaction('kept', mode).objectStore('kept'));
  } finally {
    database.close();
  }
}
const erase = () => indexedDB.deleteDatabase(databaseName);

function show(id) {
  for (const part of ['none', 'people', 'pin', 'roll']) byId(part).hidden = part !== id;
}

let people = [];
let roll;
let chosen;
let typed = '';
let busy = false;

/** Known without a PIN: the public page says the same. */
function showPlace(place) {
  byId('place').hidden = !place;
  if (!place) return;
  byId('address').textContent = `${place.address} ${place.name}`;
  byId('own-tel').textContent = place.tel;
}

async function begin() {
  byId('children').replaceChildren();
  try {
    [people, roll] = await within('readonly', async (store) => [
      (await settled(store.get('people'))) ?? [],
      await settled(store.get('roll')),
    ]);
  } catch {
    // Storage may be forbidden: then nothing is kept here.
    people = [];
  }
  if (roll && roll.until <= Date.now()) {
    erase();
    roll = undefined;
  }
  showPlace(roll?.place);
  const readers = roll ? people.filter(({ account_id }) => roll.keys.some((key) => key.account_id === account_id)) : [];
  if (readers.length === 0) {
    if (!roll) erase();
    return show('none');
  }
  byId('tiles').replaceChildren(
    ...readers.map((person) => {
      const item = make('li');
      const button = make('button', person.name);
      button.type = 'button';
      button.addEventListener('click', () => choose(person));
      item.append(button);
      return item;
    }),
  );
  show('people');
}

const secretOf = ({ digits }) => (digits === 0 ? 'パスワード' : 'PIN');

function choose(person) {
  chosen = person;
  typed = '';
  const byPassword = person.digits === 0;
  byId('pin-heading').textContent = `${person.name}さんの${secretOf(person)}`;
  byId('wrong').textContent = '';
  for (const part of ['dots', 'pad']) byId(part).hidden = byPassword;
  byId('password').hidden = !byPassword;
  byId('typed').value = '';
  if (!byPassword) dots();
  show('pin');
  if (byPassword) byId('typed').focus();
}

function dots() {
  if (chosen.digits === 0) return;
  const place = byId('dots');
  place.replaceChildren(
    ...Array.from({ length: chosen.digits }, (_, at) => make('i', undefined, busy || at < typed.length ? 'on' : '')),
  );
  place.setAttribute('aria-label', busy ? '確認しています' : `${chosen.digits}桁のうち${typed.length}桁を入力しました`);
}

async function press(key) {
  if (busy || byId('pin').hidden) return;
  typed = key === 'back' ? typed.slice(0, -1) : typed + key;
  if (typed.length < chosen.digits) return dots();
  const pin = typed;
  typed = '';
  await unlock(pin);
}

async function unlock(secret) {
  busy = true;
  byId('wrong').textContent = '';
  dots();
  const opened = await open(chosen, secret).catch(() => null);
  busy = false;
  dots();
  if (opened) {
    await count(chosen, 0);
    return list(opened);
  }
  const left = await count(chosen, chosen.errors + 1);
  if (left <= 0) return begin();
  byId('wrong').textContent = `${secretOf(chosen)}が違います。あと${left}回まちがえると、この人の${secretOf(chosen)}では開けなくなります。`;
}

/** Wrong PINs stay counted over reloads; with the last one the person's key goes. */
async function count(person, errors) {
  person.errors = errors;
  if (errors >= errorLimit) people = people.filter((each) => each !== person);
  await within('readwrite', (store) => settled(store.put(people, 'people')));
  return errorLimit - errors;
}

async function open(person, typedSecret) {
  const secret = await crypto.subtle.importKey('raw', new TextEncoder().encode(typedSecret), 'PBKDF2', false, ['deriveKey']);
  const wrapping = await crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt: person.salt, iterations: person.iterations },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['decrypt'],
  );
  const pkcs8 = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: person.iv }, wrapping, person.private_key);
  const rsa = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const own = await crypto.subtle.importKey('pkcs8', pkcs8, rsa, false, ['decrypt']);
  const { key } = roll.keys.find(({ account_id }) => account_id === person.account_id);
  const raw = await crypto.subtle.decrypt({ name: 'RSA-OAEP' }, own, key);
  const aes = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
  const data = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: roll.iv }, aes, roll.data);
  return JSON.parse(new TextDecoder().decode(data));
}

const time = (moment) =>
  new Intl.DateTimeFormat('ja-JP', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Tokyo' }).format(new Date(moment));
const states = { 1: '来園予定', 2: 'お預かり中', 3: '降園済み', 4: '来園なし' };
/** Those in the building first. */
const order = [2, 1, 3, 4];

function age(birth, made) {
  const [year, month, day] = birth.split('-').map(Number);
  const now = new Date(new Date(made).getTime() + 9 * 3_600_000);
  const months = (now.getUTCFullYear() - year) * 12 + now.getUTCMonth() + 1 - month - (now.getUTCDate() < day ? 1 : 0);
  return months < 36 ? `${Math.floor(months / 12)}歳${months % 12}か月` : `${Math.floor(months / 12)}歳`;
}

function call(label, name, tel) {
  if (!tel) return [];
  const line = make('p', `${label} ${name} `, 'line');
  const link = make('a', tel);
  link.href = `tel:${tel}`;
  link.setAttribute('aria-label', `${label} ${name}に電話する ${tel}`);
  line.append(link);
  return [line];
}

function row(child, made) {
  const item = make('li');
  const who = make('div');
  const name = make('p', child.name, 'name');
  if (child.allergies.length > 0) name.append(' ', make('span', 'アレルギー', 'mark'));
  const at = child.arrived_datetime ? ` ${time(child.arrived_datetime)}登園` : '';
  const left = child.left_datetime ? ` ${time(child.left_datetime)}降園` : '';
  who.append(
    name,
    make('p', `${child.name_kana} · ${age(child.date_of_birth, made)}`, 'kana'),
    make('p', `${time(child.start_datetime)}〜${time(child.end_datetime)}${at}${left}`, 'times'),
    make('span', states[child.attendance_status] ?? '', child.attendance_status === 2 ? 'state present' : 'state'),
  );
  const facts = make('div');
  for (const name of child.barred ?? []) facts.append(make('p', `引き渡し禁止: ${name}。お引き渡しできません。園長へ`, 'health barred'));
  if (child.frozen) facts.append(make('p', 'お迎えのリストは凍結中です。保護者とリストの方にだけお引き渡しください。', 'health barred'));
  for (const allergy of child.allergies) facts.append(make('p', `アレルギー: ${allergy}`, 'health allergy'));
  if (child.allergies.length === 0) facts.append(make('p', `アレルギー ${child.allergy_word}`, 'soft'));
  if (child.customer_remarks) facts.append(make('p', child.customer_remarks, 'health'));
  if (child.staff_remarks) facts.append(make('p', `園のメモ: ${child.staff_remarks}`, 'line'));
  if (child.reserve_remarks) facts.append(make('p', `連絡: ${child.reserve_remarks}`, 'line'));
  facts.append(
    ...call('保護者', child.parent_name, child.parent_tel),
    ...call('緊急連絡先', child.emergency_contact_name, child.emergency_contact_tel),
    ...call('お迎え', child.pick_up_name, child.pick_up_tel),
  );
  if (child.pick_up_name && !child.pick_up_tel) facts.append(make('p', `お迎え ${child.pick_up_name}`, 'line'));
  item.append(who, facts);
  return item;
}

function list({ branch_name, made_at, children }) {
  const present = children.filter(({ attendance_status }) => attendance_status === 2).length;
  byId('roll-heading').textContent = `${branch_name} 今日の名簿(${children.length}人、お預かり中${present}人)`;
  byId('made').textContent = time(made_at);
  const sorted = children.toSorted((a, b) => order.indexOf(a.attendance_status) - order.indexOf(b.attendance_status));
  byId('children').replaceChildren(...sorted.map((child) => row(child, made_at)));
  show('roll');
  byId('roll-heading').focus();
  touched();
}

byId('password').addEventListener('submit', (event) => {
  event.preventDefault();
  const secret = byId('typed').value;
  byId('typed').value = '';
  if (!busy && secret !== '') void unlock(secret);
});

let closing;
function touched() {
  clearTimeout(closing);
  if (!byId('roll').hidden) closing = setTimeout(begin, shownMs);
}

for (const key of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0', 'back']) {
  const button = make(key === '' ? 'span' : 'button', key === 'back' ? '⌫' : key);
  if (key === 'back') button.setAttribute('aria-label', '1文字消す');
  if (key !== '') {
    button.type = 'button';
    button.addEventListener('click', () => press(key));
  }
  byId('pad').append(button);
}
addEventListener('keydown', ({ key }) => {
  if (/^\d$/.test(key)) void press(key);
  if (key === 'Backspace') void press('back');
});
addEventListener('pointerdown', touched);
addEventListener('scroll', touched);
byId('back').addEventListener('click', () => begin());
byId('hide').addEventListener('click', () => begin());
byId('again').addEventListener('click', () => location.reload());
addEventListener('online', () => location.reload());
// At midnight whatever is shown goes, and so does what is kept.
setInterval(() => {
  if (roll && roll.until <= Date.now()) void begin();
}, 15_000);
void begin();
