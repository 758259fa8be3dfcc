/** Short pages for POSTs rejected before they are read (too many, too slow, too large), in every language. */
import { LANGUAGES, type Language } from './languages.ts'

/** Why a POST was rejected; the same codes as the HTTP server's. */
export type PostRefusalReason = 'limited' | 'busy' | 'slow' | 'large'

interface RefusalTexts extends Readonly<Record<PostRefusalReason, string>> {
  readonly title: string
  /** Advice to go back, where browsers keep the typed text. */
  readonly back: string
}

const TEXTS: Readonly<Record<Language, RefusalTexts>> = {
  en: {
    title: 'Your form was not sent',
    limited: 'Too many forms came from your connection in a short time. Please try again in a few minutes.',
    busy: 'Too many forms are arriving at this moment. Please try again in a moment.',
    slow: 'Your form did not reach us in time. Please check your connection and try again.',
    large: 'Your form holds more than we can accept. Please shorten your text or send fewer files.',
    back: 'Use your browser’s Back button: what you typed is still in the form.',
  },
  fr: {
    title: 'Votre formulaire n’a pas été envoyé',
    limited:
      'Trop de formulaires sont partis de votre connexion en peu de temps. Veuillez réessayer dans quelques minutes.',
    busy: 'Trop de formulaires arrivent en ce moment. Veuillez réessayer dans un instant.',
    slow: 'Votre formulaire ne nous est pas parvenu à temps. Vérifiez votre connexion et réessayez.',
    large:
      'Votre formulaire dépasse la taille que nous acceptons. Veuillez raccourcir votre texte ou envoyer moins de fichiers.',
    back: 'Revenez à la page précédente de votre navigateur : ce que vous avez saisi s’y trouve encore.',
  },
  es: {
    title: 'Su formulario no se ha enviado',
    limited:
      'Han llegado demasiados formularios desde su conexión en poco tiempo. Vuelva a intentarlo dentro de unos minutos.',
    busy: 'En este momento están llegando demasiados formularios. Vuelva a intentarlo en un instante.',
    slow: 'Su formulario no nos ha llegado a tiempo. Compruebe la conexión y vuelva a intentarlo.',
    large: 'Su formulario es más grande de lo que podemos aceptar. Acorte el texto o envíe menos archivos.',
    back: 'Vuelva a la página anterior de su navegador: lo que ha escrito sigue en el formulario.',
  },
  it: {
    title: 'Il modulo non è stato inviato',
    limited:
      'Dalla vostra connessione sono arrivati troppi moduli in poco tempo. Riprovate tra qualche minuto.',
    busy: 'In questo momento arrivano troppi moduli. Riprovate tra un attimo.',
    slow: 'Il modulo non ci è arrivato in tempo. Controllate la connessione e riprovate.',
    large: 'Il modulo è più grande di quanto possiamo accettare. Accorciate il testo o inviate meno file.',
    back: 'Tornate indietro con il browser: quello che avete scritto è ancora nel modulo.',
  },
  de: {
    title: 'Ihr Formular wurde nicht gesendet',
    limited:
      'Über Ihre Verbindung kamen in kurzer Zeit zu viele Formulare. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    busy: 'Im Moment kommen zu viele Formulare an. Bitte versuchen Sie es gleich noch einmal.',
    slow: 'Ihr Formular ist nicht rechtzeitig bei uns angekommen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    large:
      'Ihr Formular ist größer, als wir annehmen können. Bitte kürzen Sie den Text oder senden Sie weniger Dateien.',
    back: 'Gehen Sie in Ihrem Browser zurück: Was Sie eingegeben haben, steht noch im Formular.',
  },
  ru: {
    title: 'Форма не отправлена',
    limited:
      'С вашего подключения за короткое время пришло слишком много форм. Попробуйте снова через несколько минут.',
    busy: 'Сейчас поступает слишком много форм. Попробуйте ещё раз чуть позже.',
    slow: 'Форма не дошла до нас вовремя. Проверьте соединение и попробуйте ещё раз.',
    large: 'Форма больше, чем мы можем принять. Сократите текст или отправьте меньше файлов.',
    back: 'Вернитесь на предыдущую страницу в браузере: всё, что вы ввели, осталось в форме.',
  },
  pt: {
    title: 'Seu formulário não foi enviado',
    limited: 'Muitos formulários chegaram da sua conexão em pouco tempo. Tente novamente em alguns minutos.',
    busy: 'Muitos formulários estão chegando neste momento. Tente novamente em instantes.',
    slow: 'Seu formulário não chegou a tempo. Verifique a conexão e tente novamente.',
    large: 'Seu formulário é maior do que podemos aceitar. Encurte o texto ou envie menos arquivos.',
    back: 'Volte à página anterior do navegador: o que você digitou continua no formulário.',
  },
  cn: {
    title: '表单未能发送',
    limited: '您的网络在短时间内提交了过多表单，请您过几分钟再试。',
    busy: '目前提交的表单过多，请您稍后再试。',
    slow: '您的表单未能及时送达。请您检查网络连接后重试。',
    large: '您的表单超出了我们可接收的大小。请您缩短文字，或减少文件数量。',
    back: '请使用浏览器的“后退”按钮返回，您填写的内容仍在表单中。',
  },
  ja: {
    title: 'フォームを送信できませんでした',
    limited: '短い時間に、お使いの回線から多数のフォームが送信されました。数分後にもう一度お試しください。',
    busy: 'ただいまフォームの送信が集中しています。しばらくしてからもう一度お試しください。',
    slow: 'フォームが時間内に届きませんでした。通信環境をご確認のうえ、もう一度お試しください。',
    large:
      'フォームの内容が受け付けられる大きさを超えています。文章を短くするか、ファイルを減らしてください。',
    back: 'ブラウザーの「戻る」ボタンでお戻りください。ご入力の内容はフォームに残っています。',
  },
  ko: {
    title: '양식이 전송되지 않았습니다',
    limited:
      '사용 중인 네트워크에서 짧은 시간에 너무 많은 양식이 전송되었습니다. 몇 분 후에 다시 시도해 주세요.',
    busy: '지금 너무 많은 양식이 들어오고 있습니다. 잠시 후 다시 시도해 주세요.',
    slow: '양식이 제시간에 도착하지 않았습니다. 연결 상태를 확인한 뒤 다시 시도해 주세요.',
    large: '양식이 받을 수 있는 크기를 넘었습니다. 글을 줄이거나 파일 수를 줄여 주세요.',
    back: '브라우저의 ‘뒤로’ 버튼을 누르시면 입력하신 내용이 양식에 그대로 있습니다.',
  },
}

/**
 * Render the page: small, without scripts or styles, so that it costs next to nothing. It relies on the
 * browser's Back.
 */
export function postRefusalPage(language: Language, reason: PostRefusalReason): string {
  const texts = TEXTS[language]
  return `<!doctype html>
<html lang="${LANGUAGES[language].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><meta name="color-scheme" content="light dark">
<title>${texts.title} | Passage</title></head>
<body><main id="main"><h1>${texts.title}</h1>
<p>${texts[reason]}</p>
<p>${texts.back}</p></main></body></html>
`
}
