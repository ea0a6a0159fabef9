const svg = 'http://www.w3.org/2000/svg';

function shape(name: string, traits: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(svg, name);
  for (const [key, value] of Object.entries(traits)) made.setAttribute(key, value);
  return made;
}

const rowers = 9;

/** A long racing boat with its rowers, stern to the left; the oars move by style alone. */
export function drawBoat(): SVGSVGElement {
  const boat = document.createElementNS(svg, 'svg');
  boat.setAttribute('viewBox', '0 0 240 70');
  boat.setAttribute('aria-hidden', 'true');
  const crew = Array.from({ length: rowers }, (_, index) => rower(52 + index * 16));
  boat.append(
    ...crew,
    shape('path', {
      class: 'hull',
      d: 'M4 22c10 14 22 20 44 21h132c22 0 38-9 54-27-6 24-24 38-56 38H62C34 54 14 44 4 22Z',
    }),
    shape('path', { class: 'trim', d: 'M20 39c12 6 24 8 40 8h122c16 0 28-4 38-12' }),
    shape('path', { class: 'flag', d: 'M14 26V4l22 7-22 7' }),
    shape('circle', { class: 'eye', cx: '212', cy: '36', r: '3.4' }),
  );
  return boat;
}

function rower(x: number): SVGElement {
  const group = shape('g', { class: 'rower' });
  group.append(
    shape('path', { class: 'oar', d: `M${x + 2} 32l14 26` }),
    shape('path', { class: 'body', d: `M${x - 5} 44q1-14 6-15 5 1 6 15Z` }),
    shape('circle', { class: 'head', cx: String(x + 2), cy: '25', r: '4.6' }),
  );
  return group;
}
