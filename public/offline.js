/* The offline page's one script: the next reserve, as My Page left it (src/web/mypage/top/offline-memory.ts). */
const put = (id, text) => {
  document.getElementById(id).textContent = text;
};

function show() {
  let reserve = null;
  try {
    reserve = JSON.parse(localStorage.getItem('imahoiku.next_reserve'));
  } catch {
    // Storage may be forbidden or hold something else: the page says the rest.
  }
  if (!reserve?.branch_name || !(Date.parse(reserve.until) > Date.now())) return;
  put('day', reserve.day);
  put('time', reserve.time);
  put('branch', reserve.branch_name);
  const address = document.getElementById('address');
  for (const piece of String(reserve.address).split(' ')) {
    const span = document.createElement('span');
    span.className = 'piece';
    span.textContent = piece;
    address.append(span, ' ');
  }
  const call = document.getElementById('call');
  call.href = `tel:${reserve.tel}`;
  call.textContent = `園に電話する ${reserve.tel_text}`;
  document.getElementById('reserve').hidden = false;
}

show();
document.getElementById('again').addEventListener('click', () => location.reload());
addEventListener('online', () => location.reload());
