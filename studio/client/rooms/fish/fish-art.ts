import { drawEye } from './eye-art.ts';
import { drawDragon } from './dragon-art.ts';
import { usualFish, type Fish } from './usual-fish.ts';
import { drawRay, drawSeahorse, drawSquid, drawTurtle } from './odd-fish-art.ts';

type Canvas = CanvasRenderingContext2D;

const odd: Readonly<Record<string, (canvas: Canvas, width: number, height: number) => void>> = {
  seahorse: drawSeahorse,
  squid: drawSquid,
  turtle: drawTurtle,
  ray: drawRay,
  dragon: drawDragon,
};

export function drawSwimmer(
  canvas: Canvas,
  { id, width, height }: { id: string; width: number; height: number },
): void {
  const usual = usualFish[id];
  if (usual) drawFish(canvas, usual, { width, height });
  else odd[id]?.(canvas, width, height);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function drawFish(canvas: Canvas, fish: Fish, { width, height }: Size): void {
  const long = width * fish.body;
  const girth = height * fish.girth;
  const nose = width / 2;
  const root = nose - long;
  drawTail(canvas, fish, { root, end: -width / 2, girth });
  drawDorsal(canvas, fish, { nose, long, girth, height });
  canvas.save();
  bodyPath(canvas, { nose, root, girth });
  const skin = canvas.createLinearGradient(0, -girth / 2, 0, girth / 2);
  skin.addColorStop(0, fish.back);
  skin.addColorStop(0.45, fish.back);
  skin.addColorStop(0.72, fish.belly);
  skin.addColorStop(1, fish.belly);
  canvas.fillStyle = skin;
  canvas.fill();
  canvas.clip();
  drawPattern(canvas, fish, { nose, root, long, girth });
  const light = canvas.createLinearGradient(0, -girth / 2, 0, girth / 2);
  light.addColorStop(0, 'rgb(255 255 255 / 0.42)');
  light.addColorStop(0.3, 'rgb(255 255 255 / 0)');
  light.addColorStop(1, 'rgb(0 20 50 / 0.32)');
  canvas.fillStyle = light;
  canvas.fillRect(root, -girth / 2, long, girth);
  canvas.restore();
  drawGill(canvas, { nose, long, girth });
  drawSideFin(canvas, fish, { nose, long, girth });
  drawEye(canvas, nose - long * 0.17, -girth * 0.1, Math.max(2.4, girth * 0.1));
}

interface Body {
  readonly nose: number;
  readonly long: number;
  readonly girth: number;
}

function bodyPath(
  canvas: Canvas,
  { nose, root, girth }: { nose: number; root: number; girth: number },
): void {
  const long = nose - root;
  canvas.beginPath();
  canvas.moveTo(nose, girth * 0.04);
  canvas.bezierCurveTo(
    nose - long * 0.1,
    -girth * 0.46,
    nose - long * 0.5,
    -girth * 0.66,
    root,
    -girth * 0.1,
  );
  canvas.lineTo(root, girth * 0.1);
  canvas.bezierCurveTo(
    nose - long * 0.5,
    girth * 0.66,
    nose - long * 0.12,
    girth * 0.46,
    nose,
    girth * 0.04,
  );
}

function drawTail(
  canvas: Canvas,
  { tail, fin }: Fish,
  { root, end, girth }: { root: number; end: number; girth: number },
): void {
  const wide = girth * (tail === 'moon' ? 0.62 : 0.5);
  const notch = { fork: 0.5, moon: 0.72, fan: 0.06 }[tail];
  canvas.fillStyle = finInk(canvas, fin, { from: root, to: end });
  canvas.beginPath();
  canvas.moveTo(root + girth * 0.08, -girth * 0.09);
  canvas.quadraticCurveTo(root - (root - end) * 0.4, -wide * 0.5, end, -wide);
  canvas.quadraticCurveTo(end + (root - end) * notch, 0, end, wide);
  canvas.quadraticCurveTo(root - (root - end) * 0.4, wide * 0.5, root + girth * 0.08, girth * 0.09);
  canvas.fill();
}

function finInk(canvas: Canvas, ink: string, { from, to }: { from: number; to: number }) {
  const gradient = canvas.createLinearGradient(from, 0, to, 0);
  gradient.addColorStop(0, ink);
  gradient.addColorStop(1, `${ink}b0`);
  return gradient;
}

function drawDorsal(
  canvas: Canvas,
  { dorsal, fin, mark }: Fish,
  { nose, long, girth, height }: Body & { readonly height: number },
): void {
  canvas.fillStyle = fin;
  const at = (share: number) => nose - long * share;
  if (dorsal === 'spines')
    return drawSpines(canvas, { nose, long, girth, height, inks: [fin, mark] });
  const top = { low: girth * 0.62, tall: height * 0.5, blade: height * 0.5 }[dorsal];
  const [from, to] = dorsal === 'blade' ? [0.38, 0.6] : [0.3, 0.86];
  for (const side of [-1, 1]) {
    if (side === 1 && dorsal === 'blade') continue;
    canvas.beginPath();
    canvas.moveTo(at(from), side * girth * 0.36);
    canvas.quadraticCurveTo(
      at(from + 0.16),
      side * top * 1.05,
      at(to + 0.06),
      side * top * (dorsal === 'blade' ? 1 : 0.86),
    );
    canvas.quadraticCurveTo(at(to), side * girth * 0.4, at(to), side * girth * 0.2);
    canvas.fill();
  }
}

function drawSpines(
  canvas: Canvas,
  { nose, long, girth, height, inks }: Body & { height: number; inks: readonly [string, string] },
): void {
  for (let spine = 0; spine < 11; spine += 1) {
    const x = nose - long * (0.22 + spine * 0.062);
    const top = height * (0.5 - Math.abs(spine - 4) * 0.026);
    canvas.strokeStyle = inks[spine % 2] ?? inks[0];
    canvas.lineWidth = Math.max(1.6, girth * 0.06);
    canvas.lineCap = 'round';
    for (const side of [-1, 1]) {
      canvas.beginPath();
      canvas.moveTo(x, side * girth * 0.3);
      canvas.quadraticCurveTo(x - 6, side * top * 0.8, x - long * 0.1, side * top);
      canvas.stroke();
    }
  }
}

function drawPattern(
  canvas: Canvas,
  { pattern, mark, fin }: Fish,
  { nose, root, long, girth }: Body & { readonly root: number },
): void {
  canvas.fillStyle = mark;
  const at = (share: number) => nose - long * share;
  if (pattern === 'stripe') {
    canvas.fillRect(root, -girth * 0.1, long * 0.88, girth * 0.15);
  } else if (pattern === 'bands') {
    for (const share of [0.26, 0.54, 0.82]) {
      canvas.beginPath();
      canvas.ellipse(at(share), 0, long * 0.055, girth * 0.6, 0.1, 0, Math.PI * 2);
      canvas.fill();
    }
  } else if (pattern === 'spots') {
    for (let spot = 0; spot < 16; spot += 1) {
      const [x, y] = [at(0.22 + ((spot * 0.37) % 0.62)), -girth * (0.08 + ((spot * 0.23) % 0.38))];
      canvas.beginPath();
      canvas.arc(x, y, girth * (0.03 + (spot % 3) * 0.012), 0, Math.PI * 2);
      canvas.fill();
    }
  } else if (pattern === 'rays') {
    canvas.strokeStyle = mark;
    canvas.lineWidth = Math.max(1.5, girth * 0.035);
    for (let ray = 0; ray < 7; ray += 1) {
      canvas.beginPath();
      canvas.moveTo(at(0.32), (ray - 3) * girth * 0.11);
      canvas.quadraticCurveTo(
        at(0.6),
        (ray - 3) * girth * 0.17,
        at(0.95),
        (ray - 3) * girth * 0.05,
      );
      canvas.stroke();
    }
  } else if (pattern === 'patches') {
    canvas.beginPath();
    canvas.ellipse(at(0.22), -girth * 0.2, long * 0.07, girth * 0.1, 0.3, 0, Math.PI * 2);
    canvas.ellipse(at(0.62), -girth * 0.12, long * 0.2, girth * 0.13, -0.2, 0, Math.PI * 2);
    canvas.fill();
    canvas.fillStyle = fin;
    canvas.fillRect(root, -girth * 0.1, long * 0.08, girth * 0.2);
  }
}

function drawGill(canvas: Canvas, { nose, long, girth }: Body): void {
  canvas.strokeStyle = 'rgb(0 20 40 / 0.34)';
  canvas.lineWidth = Math.max(1, girth * 0.03);
  canvas.beginPath();
  canvas.arc(nose - long * 0.36, 0, girth * 0.26, -0.9, 0.9);
  canvas.stroke();
  canvas.beginPath();
  canvas.moveTo(nose - long * 0.005, girth * 0.06);
  canvas.quadraticCurveTo(nose - long * 0.06, girth * 0.13, nose - long * 0.11, girth * 0.09);
  canvas.stroke();
}

function drawSideFin(canvas: Canvas, { fin }: Fish, { nose, long, girth }: Body): void {
  const x = nose - long * 0.4;
  canvas.fillStyle = fin;
  canvas.strokeStyle = 'rgb(0 20 40 / 0.25)';
  canvas.lineWidth = 1;
  canvas.beginPath();
  canvas.moveTo(x, girth * 0.1);
  canvas.quadraticCurveTo(x - long * 0.1, girth * 0.5, x - long * 0.24, girth * 0.42);
  canvas.quadraticCurveTo(x - long * 0.14, girth * 0.2, x, girth * 0.1);
  canvas.fill();
  canvas.stroke();
}
