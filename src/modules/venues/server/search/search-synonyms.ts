/**
 * Other words for equipment and events, in all ten languages, beside their names in the messages: what visitors call
 * them when they search. Each only where it means this thing and no other.
 */
import type { EventId } from '#/i18n/addresses/slugs-events.ts'
import type { Equipment } from '../../model/venue-options.ts'

/** Words for equipment: en, fr, de, es, it, pt, ru, cn, ja, ko. */
export const EQUIPMENT_SYNONYMS: Readonly<Record<Equipment, string>> = {
  wifi: 'wlan internet интернет вайфай 无线网络 无线网 ワイファイ インターネット 인터넷',
  heating:
    'heated radiators chauffé radiateurs beheizt calefaccion climatizado riscaldato aquecido обогрев 供暖 ヒーター 히터',
  'air-conditioning':
    'aircon cooling climatisé clim klimatisiert climatizado climatizzato climatizado кондиционирование 冷气 エアコン 에어컨',
  'natural-light':
    'daylight skylight verrière lumineux Naturlicht Oberlicht luminoso claraboya lucernario claraboia светлый 采光 天窗 天窓 採光 채광 천창',
  'track-lighting':
    'spotlights spots éclairage Strahler Beleuchtung focos iluminación faretti illuminazione spots iluminação освещение прожекторы 射灯 灯光 スポットライト 照明 조명 스포트라이트',
  'street-window':
    'shopfront storefront shopwindow devanture Schaufensterfront escaparate vitrina vetrine vitrine витрины 橱窗 ショーウィンドウ ウィンドウ 윈도',
  courtyard: 'patio cour Hof patio corte pátio двор дворик 庭院 院子 パティオ 안뜰',
  racks:
    'rack racks penderie portant Kleiderständer burros colgadores appendiabiti appenderia cabides вешалки стойки 衣架 挂衣架 ラック 옷걸이',
  mirrors: 'mirror miroir glace Spiegel espejo specchio espelho зеркало 镜子 全身镜 鏡 거울',
  'dressing-room':
    'backstage greenroom loges coulisses Umkleide vestuario spogliatoio vestiário закулисье 后台 更衣室 楽屋 更衣室 분장실 탈의실',
  furniture:
    'furnished tables chairs meublé chaises Tische Stühle muebles sillas mobili sedie móveis cadeiras столы стулья 桌椅 テーブル 椅子 테이블 의자',
  kitchen: 'kitchenette Kochnische office cocineta cucinino copa кухонный 茶水间 小厨房 給湯室 탕비실',
  'catering-kitchen':
    'caterer catering traiteur Catering servicio de catering bufê кейтеринг 餐饮 ケータリング 케이터링',
  'sound-system':
    'speakers audio music enceintes musique Lautsprecher altavoces sonido altoparlanti musica caixas звук колонки музыка 音箱 スピーカー 音楽 스피커 음향',
  cloakroom:
    'coats checkroom vestiaires Jackenablage guardarropía guardaroba guarda-volumes гардеробная 寄存 コート預かり 외투',
  storage:
    'stockroom backroom stockage stock Stauraum Lager almacenaje magazzino estoque склад кладовая 仓库 储藏 倉庫 保管 보관 창고',
  lift: 'elevator élévateur Fahrstuhl elevador montapersone подъёмник 升降机 昇降機 승강기',
  'freight-lift':
    'elevator freight goods montecharge Warenaufzug elevador montacargas monta-cargas подъёмник 升降机 貨物 リフト 화물',
  'step-free-access':
    'wheelchair accessible accessibility PMR accessible fauteuil rollstuhlgerecht barrierefrei accesible silla accessibile carrozzina acessível cadeirante доступная безбарьерный 无障碍 轮椅 バリアフリー 車椅子 휠체어 배리어프리',
  security:
    'guard guards gardien gardiennage Wachdienst vigilancia vigilante guardia vigilanza vigilância охранник 保安 警卫 ガードマン 警備員 경비',
  toilets:
    'toilet restroom bathroom WC toilettes baños bagno bagni sanitário туалет санузел 卫生间 厕所 トイレ お手洗い 화장실',
}

/** Words for events, in the same order. */
export const EVENT_SYNONYMS: Readonly<Record<EventId, string>> = {
  showroom:
    'sales orders wholesale commandes vente Orderrunde Ordertermine pedidos ventas ordini vendita vendas заказы 订货会 展示间 受注会 展示会 수주회',
  'after-show':
    'afterparty party fête soirée Party Feier fiesta festa вечеринка 派对 打ち上げ パーティー 파티',
  'fashion-show':
    'runway catwalk défilés podium Laufsteg Fashionshow pasarela desfiles passerella sfilate passarela показ показы подиум дефиле 走秀 秀场 T台 发布会 ランウェイ ショー 런웨이 캣워크 패션 쇼',
  'pop-up-stores':
    'popup pop-up shop boutique éphémère temporaire Popup Popup-Laden efímera temporal temporaneo temporário поп-ап магазин 快闪 期间限定 期間限定 ポップアップ 팝업',
  'cocktail-party':
    'reception drinks dinner réception dîner Empfang Abendessen recepción cena ricevimento aperitivo recepção coquetel приём фуршет банкет 酒会 晚宴 招待会 レセプション ディナー 리셉션 만찬',
  'fitting-preparation':
    'fittings casting essayages Anproben Fitting prueba pruebas prova prove provas fitting примерки кастинг 试衣 フィッティング 試着 피팅',
  'collection-presentation':
    'presentation collections présentation Präsentation presentación presentazione apresentação презентация показ 发布 静态展 プレゼンテーション 発表会 프레젠테이션',
  'private-events':
    'private birthday wedding privé anniversaire mariage privat Hochzeit boda cumpleaños matrimonio compleanno casamento aniversário свадьба юбилей 婚礼 生日 ウェディング 誕生日 결혼식 생일',
  'product-launch':
    'launch lancement Launch Markteinführung lanzamiento lancio lançamento запуск 新品 ローンチ 新作 론칭 출시',
}
