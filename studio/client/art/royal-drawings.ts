import type { Ink, Pen } from './pen.ts';

/** A card's letter as an ornament: dark edge, bright face, a leaf on each side. */
function royal(letter: string, face: Ink, edge: string) {
  return (pen: Pen): void => {
    pen.twice(() => {
      pen.fill('M6 62 C10 46 22 44 28 50 C24 62 14 68 6 62Z', [edge, edge]);
      pen.line('M9 60 Q18 56 26 51', '#ffffff40', 1.2);
    });
    const { canvas } = pen;
    canvas.save();
    canvas.font = `700 ${letter.length > 1 ? 66 : 80}px Georgia, 'Times New Roman', serif`;
    canvas.textAlign = 'center';
    canvas.textBaseline = 'middle';
    canvas.direction = 'ltr';
    canvas.lineJoin = 'round';
    canvas.strokeStyle = edge;
    canvas.lineWidth = 9;
    canvas.strokeText(letter, 50, 54);
    canvas.strokeStyle = '#fff6dc';
    canvas.lineWidth = 3.4;
    canvas.strokeText(letter, 50, 52);
    const gradient = canvas.createLinearGradient(0, 20, 0, 84);
    gradient.addColorStop(0, typeof face === 'string' ? face : face[0]);
    gradient.addColorStop(1, typeof face === 'string' ? face : face[1]);
    canvas.fillStyle = gradient;
    canvas.fillText(letter, 50, 52);
    canvas.restore();
  };
}

export const ace = royal('A', ['#ff9aa8', '#c21f48'], '#5c0f26');
export const king = royal('K', ['#ffdf7e', '#d98512'], '#5f3406');
export const queen = royal('Q', ['#d5a8ff', '#7a34c4'], '#341360');
export const jack = royal('J', ['#8fd9ff', '#1f78c8'], '#0c3560');
export const ten = royal('10', ['#a8f0b8', '#23984e'], '#0c4a26');
