import type { HelpSeed } from './help-seed.ts';

export const helpEs: readonly HelpSeed[] = [
  {
    slug: 'account',
    title: 'Tu cuenta',
    content: `<p>Pulsa <strong>Registrarse</strong>, elige un nombre de usuario y una contraseña y confirma que tienes edad para jugar. La edad mínima aparece al pie de cada página. Cada persona tiene una sola cuenta.</p>
<p>¿Has olvidado la contraseña? Usa el enlace para recuperarla en la ventana de acceso. Una contraseña nueva cierra la sesión en todos los demás dispositivos.</p>
<p>En el centro de miembros ves dónde tienes la sesión abierta y puedes cerrarla en cualquier sitio. Nunca te pedimos la contraseña, ni por chat ni por teléfono.</p>`,
  },
  {
    slug: 'deposits',
    title: 'Ingresos',
    content: `<ol><li>Abre la página de ingresos y elige un método. Verás sus límites y comisiones antes de pagar.</li><li>Escribe el importe y sigue los pasos. Usa una cuenta de pago a tu nombre.</li><li>Tu saldo sube en cuanto se confirma el pago, sin recargar la página.</li></ol>
<h3>El dinero no ha llegado</h3>
<p>Un ingreso se abona exactamente una vez, también si pagas tarde o el proveedor repite su aviso. Si tarda más de lo que indica el método, mira el estado del ingreso en el centro de miembros, añade un justificante si te lo pide y escribe a atención al cliente.</p>`,
  },
  {
    slug: 'withdrawals',
    title: 'Retiradas',
    content: `<ol><li>Añade una cuenta de cobro a tu nombre y define un PIN de pago.</li><li>Abre la página de retiradas y escribe el importe. Sale de tu saldo al momento y queda apartado para ti.</li><li>Revisamos la solicitud y la pagamos. Ves cada paso en el centro de miembros.</li></ol>
<p>Si la solicitud se rechaza o el pago falla, el importe completo vuelve a tu saldo con el motivo. Un bono puede tener condiciones que hay que cumplir antes; están en la página de la promoción.</p>
<p>También puedes retirar durante una pausa o una exclusión: tu dinero sigue siendo tuyo.</p>`,
  },
  {
    slug: 'rules',
    title: 'Reglas del juego',
    content: `<ul><li>Una apuesta vale cuando la hemos confirmado. Entonces aparece en tu historial con su propio número.</li><li>Las apuestas de lotería se aceptan hasta que el sorteo se cierra. Decide el reloj de nuestro servidor.</li><li>Una apuesta que no se puede hacer no cuesta nada. Si se corta la conexión, mira tu historial antes de apostar otra vez.</li><li>Si una ronda o un sorteo se anula, se devuelve lo apostado.</li><li>El juego de prueba usa dinero ficticio. No tiene valor y no se puede retirar.</li></ul>`,
  },
  {
    slug: 'fairness',
    title: 'Cómo comprobar un sorteo',
    content: `<p>En los sorteos propios publicamos, al abrir las apuestas, la huella (SHA-256) de un número secreto y nombramos un valor aleatorio público que nadie puede conocer hasta que se cierran. Los números resultan de ambos con una fórmula abierta.</p>
<p>Después del sorteo se publica el número secreto. Abre la página de comprobación del sorteo y tu propio navegador vuelve a calcular los números. Si el secreto no correspondiera a su huella, el sorteo sería nulo y se devolvería lo apostado.</p>
<p>Los resultados de sorteos ajenos los introducen dos personas o fuentes independientes y solo valen si coinciden. Las tragaperras y los juegos en vivo son de sus proveedores; cada juego muestra sus reglas.</p>`,
  },
  {
    slug: 'safely',
    title: 'Juego responsable',
    content: `<p>El juego es un entretenimiento, no una forma de ganar dinero. Juega solo con dinero que te sobre y nunca para recuperar una pérdida.</p>
<ul><li><strong>Límites</strong> de ingresos, apuestas, pérdidas y tiempo. Un límite más bajo vale al momento; uno más alto, solo tras una espera y una segunda confirmación.</li><li><strong>Pausas</strong>: cierran el juego y los ingresos durante un tiempo y no se pueden acortar.</li><li><strong>Autoexclusión</strong>: cierra el juego durante medio año o más. En ese tiempo no recibes ofertas.</li><li><strong>Avisos de realidad</strong>: te dicen cuánto has jugado y cuánto te ha costado.</li></ul>
<p>Todo esto, un breve test y ayuda independiente están en <a href="/play-safely">Juego seguro</a>.</p>`,
  },
  {
    slug: 'privacy',
    title: 'Privacidad y cookies',
    content: `<p>{brand} usa solo las cookies que el sitio necesita. Ninguna sirve para publicidad y ninguna otra empresa puede leerlas.</p>
<ul><li><strong>croupier</strong>: mantiene tu sesión abierta, un día como máximo.</li><li><strong>croupier-device</strong>: te deja volver a entrar con un solo toque si pediste que te recordáramos, durante un día.</li><li><strong>croupier-browser</strong>: reconoce este navegador después de un registro o de un inicio de sesión, durante un año. Ningún script puede leerla. La usamos solo para nuestras reglas contra el abuso: muestra si varias cuentas que se invitan entre sí son de la misma persona.</li><li><strong>croupier-entry</strong>: guarda un inicio de sesión que espera su segundo paso, durante diez minutos.</li><li><strong>croupier-support</strong>: conserva tu conversación con atención al cliente si no has iniciado sesión, durante 30 días.</li><li><strong>croupier-visitor</strong>: una marca aleatoria para que veas siempre la misma versión del sitio, durante 90 días.</li><li><strong>language</strong> y <strong>theme</strong>: recuerdan tu elección, durante un año.</li></ul>
<p>Tu navegador también guarda lo que has escrito y no has enviado, nunca una contraseña ni un PIN, hasta que lo envías, cierras la sesión o cierras la pestaña.</p>
<p>En el centro de miembros, en <strong>Mi cuenta</strong>, puedes descargar tus datos y cerrar tu cuenta. Entonces borramos tus datos personales; los registros de dinero y apuestas se conservan el tiempo que exige la ley.</p>`,
  },
  {
    slug: 'term',
    title: 'Condiciones de uso',
    content: `<h3>1. Quién puede jugar</h3><p>Puedes usar {brand} si has cumplido la edad mínima indicada al pie de cada página, si el juego es legal donde estás y si actúas por cuenta propia. Cada persona puede tener una sola cuenta, con datos verdaderos.</p>
<h3>2. Tu cuenta</h3><p>Guarda para ti tu contraseña y tu PIN de pago. No puedes vender, prestar ni compartir la cuenta. Avísanos enseguida si crees que otra persona la ha usado. Podemos pedirte que demuestres tu identidad antes de pagarte.</p>
<h3>3. Tu dinero</h3><p>Los ingresos y los pagos se hacen con cuentas a tu nombre. El saldo no genera intereses. Cada movimiento figura en tu extracto; avísanos si encuentras un error. El dinero abonado por un error evidente puede corregirse, y te mostraremos la corrección.</p>
<h3>4. Apuestas</h3><p>Una apuesta confirmada obliga a ambas partes. Los resultados se liquidan según las reglas publicadas del juego. Si una ronda o un sorteo se anula, se devuelve lo apostado. Si se corrige un resultado ajeno, también se corrigen sus pagos.</p>
<h3>5. Promociones</h3><p>Cada promoción tiene sus propias condiciones, que figuran en su página. Podemos retirar un bono obtenido con varias cuentas o con engaño, pero nunca el dinero que ingresaste y no perdiste.</p>
<h3>6. Lo que no se permite</h3><p>Hacer trampas, jugar con programas en vez de a mano, ponerse de acuerdo con otros jugadores, blanquear dinero y atacar el sitio. En ese caso podemos bloquear la cuenta y te diremos el motivo, salvo que la ley lo prohíba.</p>
<h3>7. Protección</h3><p>Los límites, pausas y exclusiones que tú pongas nos obligan también a nosotros. Podemos ponerlos nosotros si vemos que el juego te perjudica.</p>
<h3>8. Interrupciones</h3><p>Podemos cerrar el sitio por mantenimiento. Tu saldo y tus apuestas abiertas se conservan. No respondemos de fallos de tu dispositivo o de tu conexión.</p>
<h3>9. Tus datos</h3><p>Guardamos lo necesario para llevar tu cuenta, pagarte, protegerte y cumplir la ley. Puedes preguntar qué datos tenemos sobre ti.</p>
<h3>10. Cambios y reclamaciones</h3><p>Si cambiamos estas condiciones, las nuevas figuran en esta página. Si algo va mal, escribe a atención al cliente con el número de la apuesta o del pago; los derechos que te da la ley no cambian.</p>`,
  },
];
